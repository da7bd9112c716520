// SPDX-License-Identifier: Zlib
// A program in TypeScript as a user would write it. tsc --strict reads it; what
// must be an error says so.
import init, {
	CarcassonneError,
	Config,
	Decision,
	FigureKind,
	Game,
	MoveKind,
	Rng,
	Status,
	moveParse,
	moveText,
} from "carcassonne";
import type { Event, Move, Player, Turn } from "carcassonne";

class Table extends Game {
	ahead(): number {
		return Math.max(...this.players().map((player: Player) => player.score));
	}
}

export async function play(seed: bigint): Promise<string> {
	await init(new URL("carcassonne.wasm", "https://example.org/"));
	const config = new Config({ edition: "plus", players: 3, seed });
	config.add("river");
	const reason: string = config.check();
	if (reason) return reason;
	const game = new Table(config);
	const rng = new Rng();
	for (;;) {
		const turn: Turn = game.turn();
		if (turn.decision === Decision.OVER) break;
		const move: Move = game.randomMove(rng);
		game.apply(move);
	}
	const points = game
		.events()
		.filter((event: Event) => event.player === 0)
		.reduce((sum, event) => sum + event.value, 0);
	const again: Table = Table.load(game.save());
	const status: Status = game.checkMove({ kind: MoveKind.PASS, player: 0 });
	try {
		again.deploy(FigureKind.FOLLOWER, 0);
		again.deploy("follower", 0);
	} catch (error) {
		if (error instanceof CarcassonneError) return `${error.status} ${error.line}`;
	}
	const where: number | undefined = game.tileAt(0, 0)?.type;
	game.free();
	return `${points} ${again.ahead()} ${status} ${where} ${moveText(moveParse("pass 0"))}`;
}

// @ts-expect-error a hash is text
export const hash: number = new Game().hash();
// @ts-expect-error there is no such option
export const wrong = new Game({ player: 2 });
// @ts-expect-error a move has a kind
new Game().apply({ x: 1 });
// @ts-expect-error constants do not change
Status.OK = 1;
// @ts-expect-error a tile may not be there
export const type: number = new Game().tileAt(0, 0).type;
