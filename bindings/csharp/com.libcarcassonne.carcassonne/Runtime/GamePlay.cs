// SPDX-License-Identifier: Zlib
namespace Carcassonne
{
    public sealed unsafe partial class Game
    {
        /// <summary>Who decides what.</summary>
        public Turn Turn
        {
            get
            {
                Turn turn;
                CarcassonneException.Check(Native.carc_turn(handle, &turn));
                return turn;
            }
        }

        /// <summary>Whether the game is over.</summary>
        public bool Over
        {
            get { return Turn.Decision == Decision.Over; }
        }

        /// <summary>List the legal moves of the pending decision: a move is
        /// legal if and only if it stands here. The list is empty only when the
        /// game is over; its order is part of the contract.</summary>
        /// <param name="moves">Receives them; see
        /// <see cref="Constants.MaxMoves"/> and <see cref="MaxMoves"/>.</param>
        /// <returns>How many there are.</returns>
        public int LegalMoves(Move[] moves)
        {
            fixed (Move* p = moves)
                return CarcassonneException.Check(Native.carc_legal_moves(
                    handle, p, moves == null ? 0 : moves.Length));
        }

        /// <summary>The legal moves, in a new array.</summary>
        /// <returns>The moves.</returns>
        public Move[] LegalMoves()
        {
            var all = new Move[CountMoves()];
            LegalMoves(all);
            return all;
        }

        /// <summary>A number of moves that no decision of this game will
        /// exceed.</summary>
        public int MaxMoves
        {
            get
            {
                return CarcassonneException.Check(
                    Native.carc_max_moves(handle));
            }
        }

        /// <summary>Say whether a move is legal, and if not, why
        /// not.</summary>
        /// <param name="move">The move.</param>
        /// <returns><see cref="Status.Ok"/> or what is against it.</returns>
        public Status CheckMove(Move move)
        {
            return (Status)Native.carc_check_move(handle, &move);
        }

        /// <summary>Make a move, and everything that follows from it up to the
        /// next decision.</summary>
        /// <param name="move">A legal move.</param>
        /// <exception cref="IllegalMoveException">It is not
        /// legal.</exception>
        /// <exception cref="CarcassonneException">The game is over, or there is
        /// no memory.</exception>
        public void Apply(Move move)
        {
            int status = Native.carc_apply(handle, &move);
            if (status < 0)
                throw CarcassonneException.Of(status, move.ToString());
        }

        /// <summary>Take back the last move with everything that followed from
        /// it. The event log is as it was before the move.</summary>
        /// <exception cref="CarcassonneException">Undo is off, or no move is
        /// left: <see cref="Status.ErrHistory"/>.</exception>
        public void Undo()
        {
            CarcassonneException.Check(Native.carc_undo(handle));
        }

        /// <summary>The moves made so far, oldest first, without those taken
        /// automatically and, with chance inside, without draws.</summary>
        /// <param name="first">The first one wanted, 0 for all.</param>
        /// <param name="moves">Receives them.</param>
        /// <returns>How many there are from <paramref name="first"/>
        /// on.</returns>
        /// <exception cref="CarcassonneException">The game is a copy by
        /// <see cref="CopyFrom"/>.</exception>
        public int History(int first, Move[] moves)
        {
            fixed (Move* p = moves)
                return CarcassonneException.Check(Native.carc_history(
                    handle, first, p, moves == null ? 0 : moves.Length));
        }

        /// <summary>The moves made so far, in a new array.</summary>
        /// <param name="first">The first one wanted.</param>
        /// <returns>The moves.</returns>
        public Move[] History(int first = 0)
        {
            var all = new Move[History(first, null)];
            History(first, all);
            return all;
        }

        /// <summary>List where the tile in hand can go.</summary>
        /// <param name="moves">Receives moves of kind
        /// <see cref="MoveKind.Place"/>.</param>
        /// <returns>How many there are, 0 if no tile is in hand.</returns>
        public int LegalPlacements(Move[] moves)
        {
            fixed (Move* p = moves)
                return CarcassonneException.Check(Native.carc_legal_placements(
                    handle, p, moves == null ? 0 : moves.Length));
        }

        /// <summary>Where the tile in hand can go, in a new array.</summary>
        /// <returns>The moves.</returns>
        public Move[] LegalPlacements()
        {
            var all = new Move[LegalPlacements(null)];
            LegalPlacements(all);
            return all;
        }

        /// <summary>Place the tile in hand.</summary>
        /// <param name="x">Column.</param>
        /// <param name="y">Row.</param>
        /// <param name="rotation">Quarter turns clockwise, 0 to 3.</param>
        /// <exception cref="CarcassonneException">As
        /// <see cref="Apply"/>.</exception>
        public void Place(int x, int y, int rotation)
        {
            CarcassonneException.Check(
                Native.carc_place(handle, x, y, rotation));
        }

        /// <summary>List which figures can be deployed where.</summary>
        /// <param name="moves">Receives moves of kind
        /// <see cref="MoveKind.Deploy"/>.</param>
        /// <returns>How many there are, 0 if it is not the time.</returns>
        public int LegalDeployments(Move[] moves)
        {
            fixed (Move* p = moves)
                return CarcassonneException.Check(Native.carc_legal_deployments(
                    handle, p, moves == null ? 0 : moves.Length));
        }

        /// <summary>Which figures can be deployed where, in a new
        /// array.</summary>
        /// <returns>The moves.</returns>
        public Move[] LegalDeployments()
        {
            var all = new Move[LegalDeployments(null)];
            LegalDeployments(all);
            return all;
        }

        /// <summary>Deploy a figure on the tile just placed.</summary>
        /// <param name="figure">Which.</param>
        /// <param name="segment">The segment to stand on.</param>
        /// <exception cref="CarcassonneException">As
        /// <see cref="Apply"/>.</exception>
        public void Deploy(FigureKind figure, int segment)
        {
            CarcassonneException.Check(
                Native.carc_deploy(handle, (int)figure, segment));
        }

        /// <summary>Pass.</summary>
        /// <exception cref="CarcassonneException">As
        /// <see cref="Apply"/>.</exception>
        public void Pass()
        {
            CarcassonneException.Check(Native.carc_pass(handle));
        }

        /// <summary>How many legal moves there are.</summary>
        /// <returns>The number.</returns>
        public int CountMoves()
        {
            return CarcassonneException.Check(Native.carc_count_moves(handle));
        }

        /// <summary>The k-th move of the list without the list.</summary>
        /// <param name="k">0 to <see cref="CountMoves"/> - 1.</param>
        /// <returns>The move.</returns>
        /// <exception cref="CarcassonneException">There is no such
        /// move.</exception>
        public Move KthMove(int k)
        {
            Move move;
            CarcassonneException.Check(Native.carc_kth_move(handle, k, &move));
            return move;
        }

        /// <summary>One of the legal moves, each equally likely; a decision of
        /// chance is drawn by its weights.</summary>
        /// <param name="rng">The caller's generator, any number will do as a
        /// start. The same start makes the same choices on every
        /// platform.</param>
        /// <returns>The move.</returns>
        /// <exception cref="CarcassonneException">The game is
        /// over.</exception>
        public Move RandomMove(ref ulong rng)
        {
            Move move;
            fixed (ulong* p = &rng)
                CarcassonneException.Check(
                    Native.carc_random_move(handle, p, &move));
            return move;
        }

        /// <summary>Play random moves to the end.</summary>
        /// <param name="rng">The caller's generator, see
        /// <see cref="RandomMove"/>.</param>
        /// <exception cref="CarcassonneException">There is nothing to play, or
        /// no memory; then the moves made so far stand.</exception>
        public void Playout(ref ulong rng)
        {
            fixed (ulong* p = &rng)
                CarcassonneException.Check(Native.carc_playout(handle, p));
        }

        /// <summary>How likely each move of a decision of chance
        /// is.</summary>
        /// <param name="weights">Receives the weights, parallel to
        /// <see cref="LegalMoves(Move[])"/>.</param>
        /// <returns>How many there are, 0 if chance does not decide
        /// now.</returns>
        public int ChanceWeights(int[] weights)
        {
            fixed (int* p = weights)
                return CarcassonneException.Check(Native.carc_chance_weights(
                    handle, p, weights == null ? 0 : weights.Length));
        }

        /// <summary>How likely each move of a decision of chance is, in a new
        /// array.</summary>
        /// <returns>The weights.</returns>
        public int[] ChanceWeights()
        {
            var all = new int[ChanceWeights(null)];
            ChanceWeights(all);
            return all;
        }

        /// <summary>Deal anew what nobody has seen: the order of the stacks,
        /// never the tile in hand. It stands in the record and can be
        /// undone.</summary>
        /// <param name="seed">The new seed.</param>
        public void Reshuffle(ulong seed)
        {
            CarcassonneException.Check(Native.carc_reshuffle(handle, seed));
        }
    }
}
