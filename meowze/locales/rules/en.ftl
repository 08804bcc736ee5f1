### The rule pages: each game in two minutes, in our own words.

rules-title = { $game }: the rules
rules-unknown = There is no game of this name here.
rules-back = Back
rules-still = Stop the pictures
rules-move = Let the pictures move
rules-here = At this table
rules-usual = Everything is as usual.
rules-switch = { $switch }: { $value }
rules-editions = Where editions differ
rules-line = { $booklet }, line { $line }
rules-booklet = Booklet: { $lines }

## Chabyrinthe

chabyrinthe-aim = Stray cats sit round a roof full of gutters. Turn and shift the gutters until a cat can run to a warm home, and the cat is yours. Each cat is worth 3, 4 or 5 points. With the most points you are the cats’ best friend.
    .title = What it is about
chabyrinthe-start = Sixteen gutter cards make the roof. They are dealt by chance; only two corners always hold an elbow that opens inwards. Two homes and two cats wait outside, each beside a corner card. The other gutter cards are a pile that shows its top card; thirteen more cats wait face down. Lots decide who begins, then it goes round clockwise.
    .title = Setting up
chabyrinthe-turn = You have two actions. Each is a turn of a card or a push, in any order, also twice the same. You use both, and cats run home after each single one.
    .title = Your turn
chabyrinthe-rotate = Choose any card of the roof and give it a quarter turn to either side, or a half turn. Leaving it as it lies is no action.
    .title = Turn a card
chabyrinthe-push = Push the top card of the pile in at one end of a row or column, turned as you like. The line moves on by one, and the card at the far end goes under the pile. Cats and homes outside are not in the way, and they stay where they are. A line that was just pushed may be pushed back.
    .title = Push a card in
chabyrinthe-home = When one unbroken gutter joins a cat to a home, the cat runs there and is yours. Then the home moves one place on, clockwise, and a new cat comes to lie one place clockwise of where the old one sat. Taken places are skipped. On bridges and double elbows the two gutters never meet. A cat that reaches both homes takes the first one clockwise.
    .title = Bring a cat home
chabyrinthe-chain = One action can bring two cats home; both are replaced. A home that took in both still moves only one place. Then look again: any cat that has a way now runs home as well, and so on. They are all yours.
    .title = Two at once, and chains
chabyrinthe-end = The fifteenth cat ends the game at once. When no new cats are left, play goes on for those still outside. Add up your points; with equal points you share the win.
    .title = The end
chabyrinthe-more = Kittens: a roof of three by three. Alone or together: bring all fifteen cats home and count the turns; seven are masterly, eighteen a long night. Teams: two against two; partners sit side by side, play one after the other and count their cats together.
    .title = Other ways to play

chabyrinthe-edition-actions = Must you use both actions? In the Russian booklet you must, as here; in the French and the English one you may.
chabyrinthe-edition-deck = The French box has 26 gutter cards, the Russian one of 2024 has 36. Which shapes they show is our own choice.
chabyrinthe-edition-enters = Only the Russian booklet says it outright: the card enters at the far end and is not simply laid into the gap.
chabyrinthe-edition-cat = That the new cat goes clockwise stands in the Russian booklet only; the others say “one place on”.
chabyrinthe-edition-counted = Alone and together the French booklet counts turns, the Russian one rounds, the English one both. We count turns.
chabyrinthe-edition-teams = That partners play one after the other stands in the Russian booklet only; in the others they just sit together.
chabyrinthe-edition-old = In the edition of 2007 one of the two actions had to be a turn of a card.

## Labyrinth

labyrinth-aim = The maze hides twenty-four treasures, and its passages will not stand still. Shift them, walk to the treasures on your cards, then return to your corner. Be the first to do all that, and you win.
    .title = What it is about
labyrinth-start = Sixteen tiles are fixed; the loose ones are mixed and fill the gaps. One tile is left over: the one to push. The treasure cards are dealt out evenly and lie face down. Your pawn starts in the corner of its colour. Lots decide who begins, then it goes round clockwise.
    .title = Setting up
labyrinth-turn = When your turn begins, look at your top card in secret. Then push the maze: always, even if your treasure is in reach already. Then walk or stay where you are; only the walk may be left out.
    .title = Your turn
labyrinth-slide = Turn the tile that is left over as you like and push it in at one of the twelve arrows. The whole line moves on, and at the far end a tile drops out. The next player pushes that one. While a treasure lies beside the board, nobody can reach it.
    .title = Push the maze
labyrinth-barred = Nobody may undo the push before. The arrow at the far end of the line that was pushed last is barred until the next push, however you turn the tile. The same arrow again is fine.
    .title = Not straight back
labyrinth-ride = Pawns on the tile that drops out come back on the other side, on the tile that has just gone in. That is no walk: your own pawn may still walk afterwards. Corners and other fixed tiles never move.
    .title = Out, and in again
labyrinth-walk = Walk along open passages as far as you like. Pawns never block each other; a square has room for all. If your turn ends on your treasure, its card is turned up by itself, also when a push carried you there. Running across it is not enough. You find one treasure a turn at most, and you see your next card when your next turn begins. Out of reach? Then walk to where your next chances are best.
    .title = Walk and find
labyrinth-end = With all your cards turned up, return to your own corner and stop there. The first one home wins, and the game is over at once. Alone you count your turns: fewer are better.
    .title = The way home
labyrinth-more = With small children everybody may look at all of their own cards from the beginning and find them in any order. If you like, leave out the way home: then the last treasure wins. For a short game deal fewer cards.
    .title = Other ways to play

labyrinth-edition-first = Lots decide who begins; in newer editions it is the youngest.
labyrinth-edition-look = You see your first card when your first turn begins; in newer editions everybody looks before the game.
labyrinth-edition-next = You see your next card in your next turn; in newer editions at once, though it can be found from then on only.
labyrinth-edition-skip = The booklet lets you skip a move. We take that for the walk, because the push is a duty.
labyrinth-edition-children = All cards seen by small children, and no way home if all agree: both stand in the booklet.
labyrinth-edition-tiles = Two sets of loose tiles are known: 13 straights and 15 corners, or 12 and 16, with 6 tees each.

## Mouse race

mouse-race-aim = A piece of cheese lies in the middle, hungry mice sit in the corners. Lay your mouse a path to the cheese, tile by tile, and put cats in front of the others. The first path to the cheese wins.
    .title = What it is about
mouse-race-start = Two or four can play, each with a mouse in a corner; two sit opposite each other. The board has thirteen by thirteen squares. The eight around the cheese smell of it: the scent area. All other tiles are in the bag: 72 straights, 72 curves and 20 cats. Lots decide who begins, then it goes round clockwise.
    .title = Setting up
mouse-race-turn = Draw one tile from the bag, or miss this turn; you decide before you draw. What you draw you must lay if it fits anywhere. If not, it goes back into the bag, and your turn is over.
    .title = Your turn
mouse-race-path = Straights and curves make your own path longer. The first tile lies beside your corner, on either side. Every further one lies where the last one points: a straight goes on, a curve turns left or right as you choose. Your path may run along the rim, beside cats and beside other paths. Keep your distance, though, or you will be walled in.
    .title = Your path
mouse-race-blocked = A path may not point off the board, at a cat, or at another path or a mouse. If a tile fits in no other way, it goes back by itself, and you have lost this turn, but no more than this one.
    .title = No way on
mouse-race-cat = A cat is laid against the next player, on that player’s side: on any square that is not nearer to another mouse’s corner. It must not lie right at the end of a path. Beside a corner without a path it may, as long as one way out stays free. Nothing lies on top of another tile, a mouse or the cheese. If no square is left, the cat goes back.
    .title = Lay a cat
mouse-race-scent = On the eight squares around the cheese any cat may lie, whosever side that is, even right at the end of a path.
    .title = The scent area
mouse-race-miss = If you miss a turn, you may put one tile back into the bag: any cat on the board, or the last tile of your own path. You need not, and you may miss as many turns as you like. A step back is often the quickest way on.
    .title = Miss a turn
mouse-race-end = You have won when the tile you have just laid points at the cheese: the mouse runs. If 400 turns pass without a winner, it is a draw. With an empty bag you can only miss.
    .title = The cheese
mouse-race-more = With small children leave out the exception around the cheese: then no cat ever lies right at the end of a path.
    .title = Other ways to play

mouse-race-edition-players = Three may play as well in the French, Danish, Italian and Russian texts; the others want two or four.
mouse-race-edition-against = In the Spanish text the cat goes against the mouse nearest to the cheese, and further on against the longest path.
mouse-race-edition-zone = The cat lies on the next player’s side; in Spanish and Italian it only has to be in the rival’s way.
mouse-race-edition-point = When does a path block yours? The French and Italian texts speak of running into it; so your new end may not point at one.
mouse-race-edition-scent = At the cheese the French text lets a cat lie wherever you wish, the Spanish one even on top of a path. The latter we do not offer.
mouse-race-edition-back = The Danish text takes back the tile drawn last, which we read as the last of your path; the French one any piece, which would cut the path in two.
mouse-race-edition-finish = In the Italian text a path has won as soon as it comes to the yellow squares.
