// The coached first match of Roll, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollFirst: LessonText = {
  title: 'Roll: your first match',
  about: 'Dice as workers, selecting a phase, hiring them back: a coached match from the first roll to the score.',
  beats: {
    tiles: {
      title: 'What wins',
      say: '**Most points win.** The match ends when somebody has {limit} squares in play, or when the point chips run out. You start with {squares}. A tile has two sides. Its number is how many **workers** it takes, and how many **points** it brings. Which pair do you start with?',
      why: 'Finished worlds bring new dice. Whoever finishes early rolls more.',
      replies: {
        cheap: 'Good: cheap ones. You rolled {dice} dice, so one of them can be finished this round.',
        dear: 'Many points, and as many workers. With {dice} dice that is a long time without anything new.',
      },
    },
    wild: {
      title: 'Dice are workers',
      say: 'Each of your {dice} dice is a worker and stands in the column of its face. A **wild** die goes where you like. Gem World, on your world stack, takes **{workers} settlers**; {there:# is|# are} there. Where would you put the wild die?',
      why: 'Only the column counts. The face does not matter once a die stands there.',
      choices: { settle: 'Settle', explore: 'Explore', develop: 'Develop', produce: 'Produce', ship: 'Ship' },
      replies: {
        settle: 'Enough settlers for Gem World, if Settle happens.',
        explore: 'Explorers are useful too. Keep in mind that any die can become a settler in a moment.',
        develop: 'One developer would finish Public Works, if Develop happens.',
        produce: 'It could lie on Space Mall as a good.',
        ship: 'There is nothing to ship yet: you have no goods. Try another column.',
      },
    },
    select: {
      title: 'Select a phase',
      say: 'Put the wild die in its column. Then **select a phase**: pick up a die and press the circle above a column. That phase happens for sure. **All others happen only if a rival selects them.** Any die may select and then works there. What do you want most?',
      why: 'Select what you need and nobody else will. Put spare dice where you expect the others.',
      replies: {
        best: 'Very good: that die had nothing to ship. Any die may select.',
        settle: 'Good: your settlers will work for sure.',
        explore: 'Explorers at work. But Gem World waits, because nobody selected Settle.',
        develop: 'A point soon. But Mira selected Develop too, and a world would have brought a new die.',
        produce: 'A good is a start. Without a shipper it brings nothing yet.',
        ship: 'You have no goods. The phase happens and does nothing for you.',
      },
    },
    reveal: {
      title: 'The reveal',
      say: 'All plans lie open. Settlers work because **you** wanted Settle, explorers because **Tycho** selected Explore, developers because of **Mira**. Nobody selected Ship. What becomes of a die in a column that does not happen?',
      why: 'Work moves a die to the Citizenry, idleness back to the cup. So an idle die is a lost chance, not a lost die.',
      choices: { cup: 'It goes back to the cup', lost: 'It is lost', pay: 'I pay to get it back' },
      replies: {
        cup: 'Yes. It did nothing and costs nothing. You roll it again next round.',
        lost: 'Luckily not. It goes back to your cup, and you roll it again next round.',
        pay: 'Only dice that worked must be paid for. This one goes back to your cup for free.',
      },
    },
    explorer: {
      title: 'Scout or stock',
      say: 'Each explorer does one thing. **Scout** brings a new tile. **Stock** brings {stock:# credit|# credits}. Every die that works rests afterwards, and bringing it back costs a credit. You have {credits:# credit|# credits}. What does this explorer do?',
      why: 'Scout when your stacks run dry, stock when dice are resting. You see the tile before the next explorer acts.',
      replies: {
        scout: 'A new tile. It has two sides, and you use one of them.',
        stock:
          'You have {credits:# credit|# credits} now. But think of your stacks: after Gem World your world stack is empty.',
        other: 'Your stacks are in a new order.',
      },
    },
    side: {
      title: 'Which side?',
      say: '**Galactic Resort** takes {resort} workers, is a Novelty world and comes with a good on it. **Free Trade Zone** takes {zone} and makes grey worlds cheaper. The tile goes **under** the stack. Which side do you use?',
      why: 'The other side is gone for now. Tiles that are thrown away go back into the bag.',
      replies: {
        world: 'It fits: your dice and worlds are Novelty. It lies under Gem World and is next.',
        development: 'A fine power, if you had grey worlds to build. But your world stack will be empty.',
      },
    },
    'second-explorer': {
      title: 'The other explorer',
      say: 'One more explorer. You have {credits:# credit|# credits}, and stock brings {stock:# credit|# credits}. Dice that worked come back for a credit each, and you want many dice next round. What now?',
      why: 'A tile without workers is as useless as workers without a tile. Take some of both.',
      replies: {
        stock: 'You have {credits:# credit|# credits}: so many dice you can bring back.',
        scout: 'Tiles enough, but {credits:# credit|# credits} brings back few dice. You will roll less next round.',
        other: 'Your stacks are in a new order.',
      },
    },
    hire: {
      title: 'Hire them back',
      say: 'Gem World is done: {squares} squares, and a new Novelty die. The dice that worked rest here: {resting}. You bring back **as many as you can pay for**: {hires}. Your next world takes {workers} settlers. Whom do you hire?',
      why: 'You must hire as many as you can pay. There is no saving up, so hire the dice that fit your plan.',
      replies: {
        military:
          'Good: red dice often settle and develop, blue ones produce and ship. Whoever is left with nothing gets {credits:# credit|# credits}.',
        other: 'White dice mostly explore. It works, but fewer faces settle.',
      },
    },
    dictate: {
      title: 'Dictate',
      say: 'Galactic Resort takes **{workers} settlers**. {there:# stands|# stand} ready, and the die that you select with joins. **Dictate** gives you one more: press it, set a worker aside, and move another one anywhere. Which worker can you spare?',
      why: 'Dictate costs the work of one die. Pay with the one that has nothing to do. Some developments move dice without paying: look for Reassign.',
      replies: {
        best: 'Good: you had nothing to ship, so that die cost you nothing. It is back in your cup.',
        producer: 'It works. But Tycho selected Produce: that die would have become a good.',
        dictated: 'Dictate used. See whether there are settlers enough.',
        settle:
          'Without Dictate your settlers lie on Galactic Resort and stay there. They are not lost: next time fewer are enough.',
        other: 'Mira wants Settle too, so it may happen anyway. But do not count on others for what you need.',
      },
    },
    produce: {
      title: 'Produce',
      say: 'Tycho selected Produce, so your producer works too: it lies down on a world as a **good**. Grey worlds hold none. At the end of the phase Consumer Markets pays you for goods on Novelty worlds. Where does it go?',
      why: 'A good is your own die, doing nothing until it is shipped. Its colour matters then: on a world of its colour it brings more points.',
      replies: { placed: 'Good. Consumer Markets paid: you have {credits:# credit|# credits}.' },
    },
    'hire-again': {
      title: 'Hire again',
      say: 'The round is over. You have {credits:# credit|# credits}, so {hires:# die comes|# dice come} back to your cup. You have goods to ship and a cheap development to finish. Whom do you hire?',
      why: 'White dice have every face. Red ones settle and develop. Your Novelty dice lie on your worlds as goods.',
      replies: { hired: 'Good. They are in your cup.' },
    },
    recall: {
      title: 'Leave them there',
      say: 'At the end of a round you may call dice home, from worlds and stacks, for free. Each of your goods could sell for {trade:# credit|# credits} soon, or bring points. Do you call any home?',
      why: 'A good that goes home is a worker again. To make it a good once more takes another Produce.',
      replies: {
        nothing: 'Right. Goods are worth more where they are.',
        good: 'It is back in your cup as a worker. Producing it again takes another phase.',
      },
    },
    'plan-ship': {
      title: 'Time to ship',
      say: 'You have {goods} goods on your worlds. Shippers turn them into credits or points, **one good each**. Nobody else is likely to ship for you. What do you select?',
      why: 'Your developer stands ready too: if somebody selects Develop, Public Works gets finished without you selecting it.',
      replies: {
        ship: 'Good. And Tycho selected Develop: your developer works as well.',
        other: 'Goods that nobody ships lie there for another round.',
      },
    },
    ship: {
      title: 'Sell or score',
      say: 'Each shipper takes one good. **Trade** brings {trade:# credit|# credits} from a Novelty world, whoever carries it. **Consume** brings {consume} points, and {matched} if the shipper has the colour of the world too. Who does what?',
      why: 'Early on, credits become dice, and dice become tiles. Late in the match only points count.',
      replies: {
        matched: 'Good: the matching die scores. Now the other one.',
        sold: 'Good: the die that does not match sells. Now the other one.',
        unmatched: 'That die does not match, so a point is lost: the colour of the shipper counts only when consuming.',
        traded: 'Money early is not wrong. But the matching die would have scored more than the other one can.',
      },
    },
    'ship-second': {
      title: 'The other good',
      say: 'One shipper is left, and a good on another world. Trade brings {trade:# credit|# credits}. Do you need credits or points more?',
      why: 'A rule of thumb: the matching die scores, the other one sells.',
      replies: { both: 'In all {chips:# point|# points} in chips, and {credits:# credit|# credits} to hire with.' },
    },
    later: {
      title: 'Much later',
      say: 'Many rounds later. You have {squares} squares and {points} points, Tycho has {tycho}, Mira {mira}. Look at the stacks of all of you before you go on.',
      why: 'Stacks and dice lie open for everybody. Only the faces behind the screens are secret.',
    },
    end: {
      title: 'Counting the end',
      say: 'Tycho has **{squares} squares**, and his world lacks {lacks:# worker|# workers}. If Settle happens, this is the **last round**, and you are {behind} behind. Free Trade Association takes {workers} workers, and {laid} lie on it. What do you select?',
      why: 'A selected phase is for everybody. In the last round select what helps you and nobody else.',
      replies: {
        develop:
          'Good: finished. It counts its own points and {bonus} more for your Novelty worlds. Nobody else would have selected Develop.',
        unfinished: 'The right phase, but too few developers: Free Trade Association is not finished.',
        ship: 'A few points from goods. And Tycho has goods and shippers too: you opened the door for him.',
        settle: 'They selected Settle anyway. A settler on an unfinished world counts nothing.',
        other: 'Tiles in a stack and goods on worlds are worth nothing at the end.',
      },
    },
    tie: {
      title: 'Only for a tie',
      say: 'Tycho has filled his squares: the match ends with this round. Dice in your cup plus credits count only if points are equal. Hire as you like.',
      why: 'That is all they are worth now. Before the end they would have been next round’s workers.',
      replies: { hired: 'One more question, then the score.' },
    },
    score: {
      title: 'Reading the score',
      say: 'It is over: you {points}, Tycho {tycho}, Mira {mira}. Of yours {tiles} stand on your tiles, {chips} are chips, the rest comes from Free Trade Association. **Would it have paid to call your goods home at the end?**',
      why: 'With equal points, dice in the cup plus credits decide. Calling dice home is free, so it never hurts then.',
      choices: { no: 'No', yes: 'Yes' },
      replies: {
        no: 'Right: only in a tie. Dice in the cup plus credits decide one.',
        yes: 'Only in a tie: dice in the cup plus credits decide one. It is free, so it does no harm.',
      },
    },
  },
};
