// SPDX-License-Identifier: Zlib
using System;
using System.Collections.Generic;
using System.IO;
using UnityEngine;

namespace Carcassonne.Samples
{
    /// <summary>A table to play at: put it on an empty object of an empty scene
    /// and press Play.</summary>
    /// <remarks>
    /// Click a marked cell to try the tile there, again to turn it, then Place.
    /// Click a white disc to put a figure there. Whatever else can be decided,
    /// in any expansion, stands as a list of buttons.
    /// </remarks>
    public sealed class CarcassonneTable : MonoBehaviour
    {
        private const float PanelWidth = 240;
        private const float BotSeconds = 0.5f;

        [Tooltip("Which rule book is followed.")]
        public Edition edition = Edition.New;

        [Tooltip("Names of expansions, such as river, inns, all.")]
        public string[] expansions = { "river" };

        [Range(1, Constants.MaxPlayers)]
        public int players = 2;

        [Tooltip("The first players are people, the others bots.")]
        public int people = 1;

        [Tooltip("The same number gives the same tiles, 0 always others.")]
        public int seed;

        /// <summary>Tells everything that happens in the game, in its order:
        /// here belong sounds, animations and statistics.</summary>
        public event Action<Event> Happened;

        private readonly Event[] events = new Event[256];
        private readonly List<string> labels = new List<string>();
        private readonly List<string> diary = new List<string>();
        private Move[] moves = new Move[Constants.MaxMoves];
        private Player[] standing = new Player[Constants.MaxPlayers];
        private Game game;
        private TablePlayer bot;
        private BoardView board;
        private Camera view;
        private Turn turn;
        private int count;
        private int told;
        private int tried = Constants.None;
        private float botTime;
        private Vector2 scroll;

        /// <summary>The game that is played.</summary>
        public Game Game
        {
            get { return game; }
        }

        /// <summary>Where the game is saved.</summary>
        public string SavePath
        {
            get
            {
                return Path.Combine(
                    Application.persistentDataPath, "table.carcassonne");
            }
        }

        private void Start()
        {
            // Until there is a game there is nothing to show.
            enabled = false;
            board = new BoardView(transform);
            view = Camera.main;
            if (view == null)
                view = new GameObject("Camera").AddComponent<Camera>();
            view.orthographic = true;
            view.clearFlags = CameraClearFlags.SolidColor;
            view.backgroundColor = new Color(0.16f, 0.2f, 0.24f);
            NewGame();
        }

        private void OnDestroy()
        {
            if (bot != null)
                bot.Dispose();
            if (game != null)
                game.Dispose();
        }

        private void Update()
        {
            if (turn.Decision != Decision.Over && !Asks(turn.Player)
                && Time.time >= botTime)
                Make(bot.Choose(game));
        }

        /// <summary>Start anew with what the inspector says.</summary>
        public void NewGame()
        {
            try
            {
                Config config = Config.Create(edition);
                foreach (string name in expansions)
                    config.Add(name);
                config.Players = players;
                config.Seed = (ulong)(seed == 0 ? Environment.TickCount : seed);
                Take(new Game(config));
            }
            catch (CarcassonneException error)
            {
                Say(error.Message);
            }
        }

        /// <summary>Make a move, tell what came of it, show it.</summary>
        /// <param name="move">A legal move.</param>
        public void Make(Move move)
        {
            game.Apply(move);
            Tell();
            Refresh();
        }

        /// <summary>Take back everything since the last decision of a
        /// person.</summary>
        public void Undo()
        {
            try
            {
                do
                    game.Undo();
                while (!Asks(game.Turn.Player));
            }
            catch (CarcassonneException error)
            {
                Say(error.Message);
            }
            told = game.Events(0, null);
            Refresh();
        }

        /// <summary>Save the game as text.</summary>
        public void Save()
        {
            try
            {
                File.WriteAllText(SavePath, game.Save());
                Say("saved as " + SavePath);
            }
            catch (IOException error)
            {
                Say(error.Message);
            }
        }

        /// <summary>Load what was saved, on this machine or any other. What is
        /// broken is refused, and the game goes on.</summary>
        public void Load()
        {
            try
            {
                Take(Game.Load(File.ReadAllText(SavePath)));
            }
            catch (IOException error)
            {
                Say(error.Message);
            }
            catch (CarcassonneException error)
            {
                Say(error.Message);
            }
        }

        private void Take(Game next)
        {
            OnDestroy();
            game = next;
            bot = new TablePlayer(game, game.Config.Seed);
            told = game.Events(0, null);
            enabled = true;
            Refresh();
        }

        private bool Asks(int player)
        {
            return player >= 0 && player < people;
        }

        /// <summary>Read the events since the last time, as many as fit at
        /// once.</summary>
        private void Tell()
        {
            for (int left = game.Events(told, events); left > 0;
                left = game.Events(told, events))
            {
                int here = Math.Min(left, events.Length);
                for (int i = 0; i < here; i++)
                {
                    if (Happened != null)
                        Happened(events[i]);
                    Note(events[i]);
                }
                told += here;
            }
        }

        private void Note(Event e)
        {
            if (e.Kind == EventKind.Points)
                Say(PlayerName(e.Player) + ": " + e.Value + " points, "
                    + Catalogue.Name(NameGroup.Reason, (int)e.Reason));
            else if (e.Kind == EventKind.Winner)
                Say(PlayerName(e.Player) + " wins");
        }

        private void Say(string line)
        {
            Debug.Log(line);
            diary.Insert(0, line);
            if (diary.Count > 6)
                diary.RemoveAt(6);
        }

        /// <summary>Read what is asked now, and draw it.</summary>
        private void Refresh()
        {
            turn = game.Turn;
            tried = Constants.None;
            botTime = Time.time + BotSeconds;
            game.Players(standing);
            count = game.LegalMoves(moves);
            if (count > moves.Length)
            {
                moves = new Move[count];
                game.LegalMoves(moves);
            }
            labels.Clear();
            if (Asks(turn.Player) && turn.Decision != Decision.Place)
                for (int i = 0; i < count; i++)
                    labels.Add(Label(moves[i]));
            Draw();
        }

        private void Draw()
        {
            board.Show(game);
            if (Asks(turn.Player))
                for (int i = 0; i < count; i++)
                    if (moves[i].Kind == MoveKind.Place)
                    {
                        // The rotations of a cell follow one another.
                        if (i == 0 || moves[i].X != moves[i - 1].X
                            || moves[i].Y != moves[i - 1].Y)
                            board.ShowCell(moves[i].X, moves[i].Y);
                    }
                    else if (moves[i].Segment >= 0)
                        board.ShowChoice(
                            game, moves[i].X, moves[i].Y, moves[i].Segment);
            if (tried >= 0)
                board.ShowTile(turn.Tile, moves[tried].X, moves[tried].Y,
                    moves[tried].Rotation, new Color(1, 1, 1, 0.8f));
            board.Finish();
            Rect all = board.Bounds;
            float shown = 1 - PanelWidth / Screen.width;
            float size = Mathf.Max(all.height, all.width / view.aspect / shown);
            view.orthographicSize = size / 2 + 0.5f;
            float half = view.orthographicSize * view.aspect;
            view.transform.position = new Vector3(
                all.center.x - half * (1 - shown), all.center.y, -10);
        }

        private void OnGUI()
        {
            Panel();
            UnityEngine.Event now = UnityEngine.Event.current;
            if (now.type == EventType.MouseDown && Asks(turn.Player)
                && now.mousePosition.x > PanelWidth)
            {
                Vector2 at = now.mousePosition;
                Click(view.ScreenToWorldPoint(
                    new Vector3(at.x, Screen.height - at.y, 10)));
                now.Use();
            }
        }

        /// <summary>What is pressed is done last: until then the controls must
        /// stay those that Unity has laid out.</summary>
        private void Panel()
        {
            int chosen = Constants.None;
            Action pressed = null;
            GUILayout.BeginArea(
                new Rect(8, 8, PanelWidth - 16, Screen.height - 16));
            for (int p = 0; p < game.Config.Players; p++)
                GUILayout.Label((p == turn.Player ? "> " : "   ")
                    + PlayerName(p) + ": " + standing[p].Score);
            GUILayout.Label(Question());
            if (turn.Decision == Decision.Place)
                GUILayout.Label(board.Picture(turn.Tile));
            if (tried >= 0 && GUILayout.Button("Place"))
                chosen = tried;
            scroll = GUILayout.BeginScrollView(scroll);
            for (int i = 0; i < labels.Count; i++)
                if (GUILayout.Button(labels[i]))
                    chosen = i;
            GUILayout.EndScrollView();
            if (GUILayout.Button("Undo"))
                pressed = Undo;
            if (GUILayout.Button("Save"))
                pressed = Save;
            if (GUILayout.Button("Load"))
                pressed = Load;
            if (GUILayout.Button("New game"))
                pressed = NewGame;
            foreach (string line in diary)
                GUILayout.Label(line);
            GUILayout.EndArea();
            if (chosen >= 0)
                Make(moves[chosen]);
            else if (pressed != null)
                pressed();
        }

        private string Question()
        {
            if (turn.Decision == Decision.Over)
                return "The game is over";
            if (!Asks(turn.Player))
                return PlayerName(turn.Player) + " thinks";
            if (turn.Decision == Decision.Place)
                return "Where does the tile go?";
            return "Your decision: "
                + Catalogue.Name(NameGroup.Decision, (int)turn.Decision);
        }

        private void Click(Vector3 at)
        {
            if (turn.Decision == Decision.Place)
                Try(Mathf.RoundToInt(at.x), -Mathf.RoundToInt(at.y));
            else
                for (int i = 0; i < count; i++)
                    if (moves[i].Segment >= 0 && Vector3.Distance(at,
                        board.Spot(game, moves[i].X, moves[i].Y,
                            moves[i].Segment)) < 0.15f)
                    {
                        Make(moves[i]);
                        return;
                    }
        }

        /// <summary>The next move after the one tried that places at a
        /// cell: the list has the rotations of a cell in rising
        /// order.</summary>
        private void Try(int x, int y)
        {
            for (int i = 1; i <= count; i++)
            {
                int k = (tried + i) % count;
                if (moves[k].X == x && moves[k].Y == y)
                {
                    tried = k;
                    Draw();
                    return;
                }
            }
        }

        private string PlayerName(int player)
        {
            return (Asks(player) ? "player " : "bot ") + (player + 1);
        }

        private string Label(Move move)
        {
            string text = Catalogue.Name(NameGroup.Move, (int)move.Kind);
            if (move.Figure != FigureKind.None)
                text += " " + Catalogue.Name(
                    NameGroup.Figure, (int)move.Figure);
            Feature feature;
            if (game.FeatureAt(move.X, move.Y, move.Segment, out feature))
                text += ", " + Catalogue.Name(
                    NameGroup.Feature, (int)feature.Kind)
                    + " worth " + feature.Value;
            return move.Value >= 0 ? text + " " + move.Value : text;
        }
    }
}
