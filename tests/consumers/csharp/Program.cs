using Carcassonne;

class Program
{
    static void Main()
    {
        var moves = new Move[Constants.MaxMoves];
        var random = new System.Random(7);
        using (var game = new Game(Config.Create(Edition.Classic)))
        {
            for (int n; (n = game.LegalMoves(moves)) > 0;)
                game.Apply(moves[random.Next(n)]);
            System.Console.WriteLine(string.Join(" : ", game.Scores()));
        }
    }
}
