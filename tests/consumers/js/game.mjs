import init, { Game } from "./carcassonne/carcassonne.mjs";

await init();
const game = new Game({ edition: "new", players: 2, seed: 7 });
for (let moves; (moves = game.legalMoves()).length > 0; )
	game.apply(moves[Math.floor(Math.random() * moves.length)]);
console.log(game.players().map((player) => player.score).join(" : "));
game.free();
