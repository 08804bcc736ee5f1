### The rule pages: each game in a few minutes, in our own words. How these texts are built: docs/translating.md.
###
### Each line of a paragraph is one rule. The first line leads, the others are a list below it; .small holds exceptions
### and hints in smaller print. A line that comes out empty is not shown: write { "" } where nothing is to be said.
### Variables are the options of the table, or the usual ones where there is no table. $seats is the number of players,
### 0 where it is not known. Select by the same words in every language.

# Heading of the page.
rules-title = { $game }: the rules
rules-unknown = There is no game of this name here.
# Buttons of the page; they show pictures only and are read aloud.
rules-back = Back
rules-still = Pause the pictures
rules-move = Play the pictures
# Heading above what was chosen for the table, and what is said if that is nothing special.
rules-here = At this table
rules-usual = These are the standard rules.
# A choice of the table, mostly a question, and its value: “How big is the roof? – 3 × 3 cards”.
rules-switch = { $switch } – { $value }
# A heading that is tapped to see a list. Then the source of an item: $booklets are some of rules-booklet, $about is its .about.
rules-editions = Where editions differ
rules-source = { $booklets }, on { $about }
rules-booklet = { $booklet ->
    [da] Danish rules booklet
    [de] German rules booklet
    [en] English rules booklet
    [es] Spanish rules booklet
    [fr] French rules booklet
    [it] Italian rules booklet
    [nl] Dutch rules booklet
    [pt] Portuguese rules booklet
    [ru-2024] Russian rules booklet of 2024
   *[ru] Russian rules booklet
  }

## Chabyrinthe
##
## $board: the roof. $mode: solitaire (alone), cooperative (all together), teams, points. $deck_sum: how many gutter cards.
## $inserted: whether a card that is pushed in may be turned. $shared_home: how far a home moves that takes in two cats.
## $limit: the longest game in turns, 0 for no limit. $first: lot, or the number of a seat.

chabyrinthe-aim =
    Stray cats sit around a roof full of gutters. Turn and push the gutter cards until a cat can run to a warm home.
    { $mode ->
        [solitaire] Bring all fifteen cats home in as few turns as you can.
        [cooperative] Bring all fifteen cats home together, in as few turns as you can.
       *[points] Each cat you bring home is yours. It is worth 3, 4 or 5 points: the number is on the cat.
        [teams] Each cat you bring home belongs to your team. It is worth 3, 4 or 5 points: the number is on the cat.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Whoever has the most points is the cats’ best friend.
        [teams] The team with the most points wins.
    }
    .title = The aim
chabyrinthe-start =
    { $board ->
       *[board-4x4] Lay sixteen gutter cards in a square, four by four. That is the roof.
        [board-3x3] Lay nine gutter cards in a square, three by three. That is the roof.
    }
    The lower left and the upper right card must be elbows (framed in the picture). Each opens onto the two cards beside it.
    All other cards lie at random.
    { $board ->
       *[board-4x4] Around the roof are sixteen places: one beside each outer edge of a card, none diagonally at the corners.
        [board-3x3] Around the roof are twelve places: one beside each outer edge of a card, none diagonally at the corners.
    }
    The two homes lie beside these elbows: one to the left of the lower elbow, one to the right of the upper one.
    Two cats lie beside the other two corners: one above the upper left card, one below the lower right card.
    The rest of the { $deck_sum } gutter cards are a pile, face up. Everybody sees the top card.
    The other thirteen cats are a pile, face down.
    { $mode ->
        [teams] Two play against two. Partners sit side by side and play one after the other.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Here lots decide who begins. In the box it is whoever last saw a black cat. Then play goes clockwise.
           *[other] Here the first player has been chosen. In the box it is whoever last saw a black cat. Then play goes clockwise.
        }
    }
    .title = Setting up
    .small = With real cards, leave a gap of about a centimetre between them: they are easier to push.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] You have two actions, and you must use both.
        [at-most-two] You have two actions, but you need not use both.
    }
    Each time you either turn a card or push a new one in.
    { $must_rotate ->
       *[no] You may do the same thing twice.
        [yes] You may turn cards twice, but you may not push twice in one turn.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] You may end your turn after one action, or without any.
    }
    Cats run home after each action, not only at the end of your turn.
    .title = Your turn
chabyrinthe-rotate =
    Choose any card of the roof and give it a quarter turn, left or right, or a half turn.
    Leaving it as it is does not count.
    .title = Turn a card
    .small =
        A half turn of a straight gutter changes nothing, but you may do it.
        The two elbows of the set-up may be turned and pushed like all other cards.
chabyrinthe-push =
    Take the top card of the pile and push it in at either end of a row or column.
    { $inserted ->
       *[free] Turn it any way you like first.
        [as-it-lies] Push it in just as it lies on the pile, without turning it.
    }
    The whole line moves on by one card. The card that drops out at the far end goes under the pile.
    Cats and homes outside are not in the way, and they stay where they are.
    .title = Push a card in
    .small =
        With real cards, first take away the card at the far end. Never just lay the new card into the gap: push.
        A line that was just pushed may be pushed back.
chabyrinthe-home =
    When an unbroken gutter joins a cat to a home, the cat runs home.
    Two cards are joined if both have a gutter that opens at the edge between them.
    A cat or a home touches only the card beside it, and only if a gutter opens there.
    { $mode ->
       *[points] The cat is yours: lay it face up in front of you.
        [teams] The cat is yours: lay it face up in front of you.
        [cooperative] Take the cat off the table.
        [solitaire] Take the cat off the table.
    }
    Then the home moves one place on, clockwise.
    Then a new cat sits down one place clockwise from where the old one sat.
    Skip places that are taken.
    .title = Bring a cat home
    .small =
        On bridges and double elbows the two gutters never meet.
        A cat that reaches both homes runs to the first one clockwise.
        Two cats that are joined, or two homes, change nothing.
chabyrinthe-chain =
    One action can bring several cats home.
    Two cats at once: both run home, the homes they reached move, and both cats are replaced.
    { $shared_home ->
       *[one-place] If both run to the same home, it still moves only one place.
        [each-cat] If both run to the same home, it moves two places: one for each cat.
    }
    Then look again: any cat that has a way home now, old or new, runs home as well. And so on.
    { $mode ->
       *[points] All of these cats are yours.
        [teams] All of these cats are yours.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Two at once, and chains
    .small = If only one new cat is left for two places, it goes to the first one, counted clockwise from the upper left corner.
chabyrinthe-end =
    The game ends at once when the fifteenth cat is home, even after the first action of a turn.
    When no new cats are left, play on until those outside are home too.
    { $mode ->
       *[points]
            Add up the points on your cats. Whoever has the most is the cats’ best friend.
            With equal points you share the win.
        [teams]
            Partners add up their points. The team with the most points wins.
            With equal points you all share the win.
        [cooperative]
            Points do not count. Count the turns of all players together: fewer are better.
            The last turn counts as a whole one, even if it ends early.
        [solitaire]
            Points do not count. Count your turns: fewer are better.
            The last turn counts as a whole one, even if it ends early.
    }
    { $limit ->
        [0] { "" }
       *[other] Our own rule: the game stops after turn { $limit }. The turns of all players count together.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Then the points you have so far decide.
            [teams] Then the points you have so far decide.
            [cooperative] If cats are still outside then, you have not made it.
            [solitaire] If cats are still outside then, you have not made it.
        }
    }
    .title = The end
chabyrinthe-more =
    You can also play it like this:
    { $board ->
       *[board-4x4] Kittens, for the youngest: a roof of three by three. Everything else stays the same.
        [board-3x3] The large roof: four by four. Everything else stays the same.
    }
    { $mode ->
       *[points] Alone, or all together: bring all fifteen cats home and count the turns. Points do not count.
        [teams] Alone, or all together: bring all fifteen cats home and count the turns. Points do not count.
        [cooperative] Against each other: the cats you bring home are yours, and the most points win.
        [solitaire] With two or more players: the cats you bring home are yours, and the most points win.
    }
    { $mode ->
       *[other] Teams, for four: two against two. Partners sit side by side, play one after the other and add up their points.
        [teams] Without teams: each player’s points count alone.
    }
    .title = Other ways to play

chabyrinthe-edition-actions = Must you use both actions? In the Russian booklet you must; in the French and English ones you need not.
    .about = the two actions of a turn
chabyrinthe-edition-deck = The French box has 26 gutter cards, the Russian one of 2024 has 36. No booklet says how many there are of each shape; that is our own choice.
    .about = what is in the box
chabyrinthe-edition-enters = Only the Russian booklet says outright that the new card goes in at the end opposite the gap and is not just laid into it. The others speak of pushing the row or column.
    .about = pushing a card in
chabyrinthe-edition-cat = Only the Russian booklet says that the new cat goes clockwise. The others say “one step further”.
    .about = the new cat
chabyrinthe-edition-home = No booklet says how far a home moves that takes in two cats at once. One place is our own reading; each table can choose.
    .about = two cats at once
chabyrinthe-edition-counted = Alone and together, the French booklet counts turns, the Russian one rounds, the English one both. We count turns.
    .about = playing alone and together
chabyrinthe-edition-teams = Only the Russian booklet says that partners play one after the other. In the others they just sit side by side.
    .about = teams
chabyrinthe-edition-old = In the edition of 2007 one of the two actions had to be turning a card.

## Labyrinth
##
## $tiles_1, $tiles_2, $tiles_3: how many loose straights, curves and tees; $tiles_sum: all of them. $secrets: all, or how
## many cards each player gets. $cards: top (only the top card is seen) or open (all of one’s own). $next_card: when the
## next card is seen. $finish: corner or anywhere. $limit: the longest game in turns, 0 for no limit. $first: lot, or a seat.

labyrinth-aim =
    The maze hides twenty-four treasures, and its passages will not stand still. Shift them and walk to the treasures on your cards.
    { $finish ->
       *[corner] Find them all, then return to your own corner.
        [anywhere] Find them all. You need not return to your corner.
    }
    { $seats ->
        [1] Do it in as few turns as you can.
       *[other] Whoever does that first wins.
    }
    .title = The aim
labyrinth-start =
    Sixteen tiles are fixed. Mix the { $tiles_sum } loose ones and lay them in the gaps, turned at random.
    One tile is left over. That is the one to push.
    { $secrets ->
        [all] { $seats ->
           *[0] Shuffle the 24 treasure cards and deal them all: 24 to one player, 12 each to two, 8 to three, 6 to four.
            [1] Shuffle the 24 treasure cards. They are all yours.
            [2] Shuffle the 24 treasure cards and deal 12 to each of you.
            [3] Shuffle the 24 treasure cards and deal 8 to each of you.
            [4] Shuffle the 24 treasure cards and deal 6 to each of you.
        }
       *[other] Shuffle the 24 treasure cards. Cards for each player: { $secrets }. The others stay in the box, and nobody looks at them.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Your cards are a pile, face down.
            [at-once] Your cards are a pile, face down. Look at the top one in secret and put it back.
        }
        [open] Look at all of your own cards, but show them to nobody.
    }
    Your pawn starts in the corner of its colour.
    { $seats ->
       *[0] Two players take opposite corners.
        [1] { "" }
        [2] The two of you take opposite corners.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Draw lots to see who begins. Then play goes clockwise.
           *[other] Here the first player has been chosen. In the box, lots decide. Then play goes clockwise.
        }
    }
    .title = Setting up
labyrinth-turn =
    First push the maze, then walk.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] When your turn begins, look at your top card in secret. Put it back face down.
            [at-once] You know which treasure you are looking for: the one on your top card.
        }
        [open] Head for any of your treasures, in any order. You may change your mind at every turn.
    }
    You must push, even if a treasure of yours is in reach already.
    Walking is up to you: you may also stay where you are.
    .title = Your turn
labyrinth-slide =
    Turn the tile that is left over any way you like and push it in at one of the twelve arrows.
    The whole line moves on, and at the far end a tile drops out.
    { $seats ->
        [1] That is the tile you push next time.
       *[other] That is the tile the next player pushes.
    }
    .title = Push the maze
    .small = While a treasure lies beside the board, nobody can reach it.
labyrinth-barred =
    { $seats ->
        [1] You may not undo your last push.
       *[other] You may not undo the push before yours.
    }
    The arrow where the last tile dropped out is barred for one push, whichever way you turn the tile.
    Pushing in at the same arrow again is fine.
    .title = Not straight back
    .small = Before the very first push no arrow is barred.
labyrinth-ride =
    Pawns on the tile that drops out come back on the other side, on the tile that has just gone in.
    That does not count as your walk: you may still walk afterwards.
    .title = Out, and in again
    .small = The corners and the other fixed tiles never move, nor do pawns that stand on them.
labyrinth-walk =
    Walk along open passages as far as you like.
    A passage goes on only if both tiles are open where they touch.
    Pawns never block each other: a square has room for all.
    { $cards ->
       *[top] If you are on your treasure when your turn ends, you have found it. Turn its card up (here it happens by itself).
        [open] If you are on one of your treasures when your turn ends, you have found it. Turn its card up (here it happens by itself).
    }
    It counts even if a push carried you there. Walking across it is not enough.
    You find one treasure a turn at most.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] You look at your next card when your next turn begins.
            [at-once] Then look at your next card at once. You may find that treasure from your next turn on.
        }
        [open] { "" }
    }
    .title = Walk and find
    .small =
        Out of reach? Walk to where your chances will be best next time.
        Treasures that have been found stay on their tiles and mean nothing any more.
        { $secrets ->
            [all] { "" }
           *[other] Treasures whose cards stayed in the box mean nothing either.
        }
labyrinth-end =
    { $finish ->
       *[corner] When all your cards are turned up, return to your own corner and stop there.
        [anywhere] When you find your last treasure, you are done. You need not return to your corner.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] The first one home wins, and the game is over at once.
            [anywhere] Whoever finds their last treasure first wins, and the game is over at once.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] If you play alone, count your turns: fewer are better.
        [1] Count your turns: fewer are better.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Our own rule: if nobody has won by the end of turn { $limit }, it is a draw. The turns of all players count together.
    }
    .title =
        { $finish ->
           *[corner] The way home
            [anywhere] The end
        }
labyrinth-more =
    You can also play it like this:
    { $cards ->
       *[top] With small children: everybody looks at all of their own cards from the start and finds the treasures in any order.
        [open] For older children: everybody looks at their top card only and finds the treasures one after the other.
    }
    { $finish ->
       *[corner] Without the way home, if all agree: whoever finds their last treasure first wins.
        [anywhere] With the way home: after your last treasure you must return to your own corner to win.
    }
    { $secrets ->
        [all] A short game: deal fewer cards.
       *[other] A long game: deal all the cards.
    }
    .title = Other ways to play

labyrinth-edition-first = In this booklet lots decide who begins; in newer editions it is the youngest player.
    .about = who begins
labyrinth-edition-look = In this booklet you see your first card when your first turn begins; in newer editions everybody looks before the game.
    .about = the first card
labyrinth-edition-next = In this booklet you see your next card in your next turn; in newer editions at once, but you may only find that treasure from your next turn on.
    .about = the next card
labyrinth-edition-skip = The booklet lets you skip a move. We take that to mean the walk, because you must always push.
    .about = walking
labyrinth-edition-children = Showing small children all their cards, and leaving out the way home if all agree: both are in the booklet.
    .about = playing with small children
labyrinth-edition-tiles = Two sets of loose tiles are known: 13 straights and 15 curves, or 12 and 16, with 6 tees each. Here there are straights ({ $tiles_1 }), curves ({ $tiles_2 }) and tees ({ $tiles_3 }).

## Mouse race
##
## $players: how many can play. $bag_1, $bag_2, $bag_3: how many straights, curves and cats are in the bag. $cat_against: next
## (the next player), nearest (the mouse nearest to the cheese), longest (the longest path). $cat_zone: where a cat may lie.
## $scent: whether cats may lie at the end of a path around the cheese. $take_back: what may be taken back on a missed turn.
## $may_point: whether a path may point at a path. $finish: cheese, or scent (the scent area). $limit: turns until a draw, 0
## for no limit. $first: lot, or the number of a seat.

mouse-race-aim =
    A piece of cheese lies in the middle, and hungry mice sit in the corners. Lay a path for your mouse, tile by tile.
    { $bag_3 ->
        [0] { "" }
       *[other] Put cats in the way of the others.
    }
    { $finish ->
       *[cheese] The first path to the cheese wins.
        [scent] The first path to the scent area around the cheese wins.
    }
    .title = The aim
mouse-race-start =
    Each player puts a mouse on the corner of its colour. The cheese goes in the middle of the board.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Two or four can play. Two sit in opposite corners.
            [players-2-to-4] Two, three or four can play. Two sit in opposite corners.
        }
        [2] Two are playing, in opposite corners.
        [3] Three are playing, and one corner stays empty.
        [4] Four are playing, one in each corner.
    }
    The board has thirteen by thirteen squares. The eight around the cheese are the scent area.
    { $bag_3 ->
        [0] All other tiles go into the bag: straights ({ $bag_1 }) and curves ({ $bag_2 }), but no cats here.
       *[other] All other tiles go into the bag: straights ({ $bag_1 }), curves ({ $bag_2 }) and cats ({ $bag_3 }).
    }
    { $first ->
        [lot] Here lots decide who begins. In the box it is the youngest player. Then play goes clockwise.
       *[other] Here the first player has been chosen. In the box it is the youngest player. Then play goes clockwise.
    }
    .title = Setting up
    .small =
        { $seats ->
            [4] { "" }
           *[other] A corner without a mouse is a square like any other.
        }
mouse-race-turn =
    Draw one tile from the bag without looking, or miss this turn.
    Decide before you draw.
    You must lay what you draw if it fits anywhere, even if it leads the wrong way.
    If it fits nowhere, put it back into the bag (here it happens by itself), and your turn is over.
    .title = Your turn
    .small = If the bag is empty, you can only miss your turn.
mouse-race-path =
    Straights and curves make your own path longer.
    Your first tile lies beside your corner, on either side. Its line must begin at the corner.
    Each further tile lies where the last one points. A straight goes straight on; a curve turns left or right, as you choose.
    { $bag_3 ->
        [0] Your path may run along the edge of the board and beside other paths.
       *[other] Your path may run along the edge of the board, beside cats and beside other paths.
    }
    .title = Your path
    .small = Keep your distance from the others, or you will be walled in.
mouse-race-blocked =
    { $may_point ->
       *[no] The new end of your path may not point off the board, at a cat, at a path (your own or another) or at a mouse.
        [yes] The new end of your path may not point off the board or at a cat.
    }
    { $may_point ->
       *[no] { "" }
        [yes] It may point at a path or a mouse, but then you cannot go on until the square ahead is free.
    }
    If a tile fits in no other way, put it back into the bag (here it happens by itself).
    You lose this turn, but only this one.
    .title = No way on
    .small = You are stuck if the square ahead of your path is taken. Draw on, or miss a turn and take a step back.
mouse-race-cat =
    { $cat_against ->
       *[next] Use a cat to hold up the next player.
        [nearest] Use a cat to hold up the mouse nearest to the cheese, other than your own.
        [longest] Use a cat to hold up the mouse with the longest path, other than your own.
    }
    { $cat_zone ->
       *[side-or-way] It may lie on that player’s side of the board or in that mouse’s way to the cheese.
        [side] It must lie on that player’s side of the board.
        [way] It must lie in that mouse’s way to the cheese.
        [anywhere] It may lie anywhere on the board.
    }
    { $cat_zone ->
       *[side-or-way] Side: every square that is not nearer to another mouse’s corner. Count steps along rows and columns; a square that is equally near to two corners belongs to both sides.
        [side] Side: every square that is not nearer to another mouse’s corner. Count steps along rows and columns; a square that is equally near to two corners belongs to both sides.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Way (dotted in the picture): the rectangle between the last tile of the path and the cheese, and one ring of squares around it.
        [side] { "" }
        [way] Way: the rectangle between the last tile of the path and the cheese, and one ring of squares around it.
        [anywhere] { "" }
    }
    It must not lie right at the end of any path, that is, on the square the path points at.
    It may lie beside a corner without a path, as long as one way out stays free.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] A mouse without a path must always keep a place for its first tile.
    }
    Then your turn is over.
    .title = Lay a cat
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Nearest: count steps along rows and columns from the last tile, or from the corner. If two are equal, it is the first of them after you.
            [longest] Longest: the most tiles. If two are equal, it is the first of them after you.
        }
        { $cat_zone ->
           *[side-or-way] Before a mouse has its first tile, its way is the rectangle between corner and cheese, without the ring.
            [side] { "" }
            [way] Before a mouse has its first tile, its way is the rectangle between corner and cheese, without the ring.
            [anywhere] { "" }
        }
        Nothing lies on top of another tile, a mouse or the cheese.
        If no square is left for the cat, put it back into the bag, and your turn is over.
mouse-race-scent =
    { $scent ->
       *[may-block] A cat may always lie on the eight squares around the cheese.
        [no-exception] Here the eight squares around the cheese are like all other squares.
    }
    { $scent ->
       *[may-block] It does not matter whose side that is, or whose way.
        [no-exception] No cat may lie right at the end of a path there either.
    }
    { $scent ->
       *[may-block] It may even lie right at the end of a path.
        [no-exception] { "" }
    }
    .title = The scent area
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] If you miss a turn, you may put the last tile of your own path back into the bag.
           *[other] If you miss a turn, you may put one tile back into the bag: any cat on the board, or the last tile of your own path.
        }
        [own] If you miss a turn, you may put the last tile of your own path back into the bag. Cats stay where they are.
    }
    You don’t have to take anything back.
    You may miss as many turns as you like.
    .title = Miss a turn
    .small = A step back is often the quickest way on.
mouse-race-end =
    { $finish ->
       *[cheese] You win as soon as the tile you lay points at the cheese. Your mouse takes its place.
        [scent] You win as soon as you lay a tile in the scent area. Your mouse takes the cheese.
    }
    { $finish ->
       *[cheese] A path may cross the scent area and pass the cheese without winning.
        [scent] { "" }
    }
    { $limit ->
        [0] There is no limit on the number of turns here.
       *[other] Our own rule, in no booklet: if nobody has won by the end of turn { $limit }, it is a draw. The turns of all players count together, missed ones too.
    }
    .title =
        { $finish ->
           *[cheese] The cheese
            [scent] The end
        }
    .small = A mouse that is walled in stays in the game: you go on drawing tiles or missing turns.
mouse-race-more =
    You can also play it like this:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] With small children: no exception around the cheese. Then no cat ever lies right at the end of a path.
            [no-exception] For older children: cats may lie right at the end of a path in the scent area.
        }
    }
    { $players ->
       *[players-2-or-4] With three players, as some editions allow: choose it before you start.
        [players-2-to-4] { "" }
    }
    More cats in the bag make the way longer, fewer make it shorter.
    .title = Other ways to play

mouse-race-edition-players = Three may play as well in the French, Danish, Italian and Russian texts; the others want two or four.
    .about = the number of players
mouse-race-edition-bag = The box holds 169 tiles. No text says how many straights, curves and cats there are; 72, 72 and 20 are our own standard.
    .about = what is in the box
mouse-race-edition-against = In the Spanish text a cat is for the mouse nearest to the cheese, and further on for the longest path. All others say the next player.
    .about = whom a cat is for
mouse-race-edition-zone = Most texts say: in the next player’s way, or elsewhere on that player’s side of the board. The Spanish and Italian texts only say: in the way. How far side and way reach is our own reading.
    .about = where a cat may lie
mouse-race-edition-point = When does a path block yours? The French and Italian texts speak of running into it. So, by the standard rules, the new end of your path may not point at any path.
    .about = paths in the way
mouse-race-edition-scent = Around the cheese the French text lets a cat lie wherever you wish, the Spanish one even on top of a path. We do not offer that.
    .about = the scent area
mouse-race-edition-danish = The Danish text only lets you take back “the tile drawn last” and says nothing of cats. Our Danish edition plays as the others do: a cat, or the last tile of your path.
    .about = missing a turn
mouse-race-edition-french = The French text lets you take back “one of your tiles”. We play it as the last one, because any other would cut your path in two.
    .about = missing a turn
mouse-race-edition-finish = In the Italian text a path has won as soon as it reaches the yellow squares.
    .about = who wins
