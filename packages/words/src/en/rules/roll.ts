// The short rules of Roll in English.

import { creditCap, endSquares, poolPerSeat, stockCredits, tradePrice } from '@orrery/roll/describe';
import type { RollRules } from '../../rules/rule-book.ts';

export const roll: RollRules = {
  'roll-aim': {
    title: 'Aim and end',
    text: [
      'You build worlds and developments with dice as your workers. The most points win.',
      'Every tile in play is worth the number on it. Point chips from consuming goods count as they are. Developments that cost 6 add points by their own rule.',
      `The match ends after the round in which somebody has ${endSquares} squares in play, or in which the pool of chips is empty. You begin with 3 squares: a faction tile, which counts 2, and a home world. The pool begins with ${poolPerSeat} points per player; nobody gets fewer chips than earned.`,
      'If points are equal, count the dice in your cup plus your credits. Still equal: you share the win.',
    ],
  },
  'roll-setup': {
    title: 'Getting ready',
    text: [
      'You get a faction tile, a home world and two more tiles. Each tile has two sides: a development and a world. You choose which of the two becomes the development in your left stack and which the world in your right stack.',
      'The number on a side is how many workers it takes, and how many points it brings.',
      'For a first match take the cheaper pair: you finish both sooner, and every finished world brings new dice.',
      'You begin with 3 white dice in your cup, 2 in your Citizenry, 1 credit, and what your tiles give. What a tile gives is given once, now. The world in your stack gives nothing before it is finished.',
    ],
  },
  'roll-dice': {
    title: 'Dice and where they live',
    text: [
      'A die is a worker. Its colour decides which faces it has: the table of dice shows them. A wild face stands for any phase.',
      'A die is always in one place. In your cup it will be rolled next round. In a phase it works. On a stack it waits on a tile. On a world it is a good. In the Citizenry it rests until you pay 1 credit to bring it back.',
      'Dice that worked go to the Citizenry. Dice that found no work go back to the cup, free of charge.',
    ],
  },
  'roll-assign': {
    title: 'Roll and assign',
    text: [
      'All roll behind their screens. Rivals see which colours you rolled, not what they show.',
      'Each die goes under the phase it shows. A wild one goes where you like.',
      'Then put exactly one die on a phase: you select that phase, and it will happen. Any die may do this, whatever it shows; take one you will not miss elsewhere. It works in that phase as well.',
      'After that you may use Dictate and your Reassign powers to move dice.',
      'Everything can be changed until you confirm. Then all screens are lifted together.',
      'The other phases happen only if somebody else selects them. So ask what each rival wants most, and put spare dice there.',
    ],
  },
  'roll-dictate': {
    title: 'Dictate and Reassign',
    text: [
      'Dictate is open to everyone, once per round: set one worker aside, and move another one to a phase of your choice. The one set aside does nothing this round and returns to your cup at the reveal. So it costs you a turn of one die, not the die.',
      'You need three workers for it: one that selects, one to set aside, one to move.',
      'Reassign powers stand on developments. Each works once per round, on the dice it names, and costs nothing. A die may be moved by one power after another.',
      'The die that selects your phase can be neither set aside nor moved. The phase you move a die to need not be on one of its faces.',
      'Powers that change Dictate say so: more moves, or more often.',
    ],
  },
  'roll-reveal': {
    title: 'Reveal',
    text: [
      'All plans are shown at once. Every phase that at least one player selected will happen, for everybody with workers there, and for everybody with a power there.',
      'Workers under a phase that nobody selected go back to their cups. They are not lost and cost nothing; they simply did not work this round. Dice set aside for Dictate go back as well.',
      "The five columns stay as they were revealed until the next roll: each player's dice, grey where nothing happens.",
      'With two players one extra white die is rolled now. If nobody selected the phase it shows, that phase happens too. It shows Explore twice as often as any other phase and never a wild.',
    ],
  },
  'roll-explore': {
    title: 'Explore',
    text: [
      'Each explorer does one of two things.',
      `Stock: take ${stockCredits} credits.`,
      'Scout: take a tile from the bag, look at both sides, choose one and put it under the matching stack. Before drawing you may throw away tiles from your stacks; for each you draw one more. All drawn tiles must be placed.',
      'You decide for one explorer after the other, so you may look at what the first brings before choosing for the second.',
      'Dice already lying on a stack stay there, even if you throw away the tile below them. A tile that now has enough workers waits for its own phase.',
      'Scout when your stacks run low. Stock when more dice are resting than you can pay for.',
    ],
  },
  'roll-develop': {
    title: 'Develop',
    text: [
      'Your developers go onto the top tile of your development stack, one by one. When as many lie there as the tile needs, it is finished and moves into your empire; the workers go to the Citizenry. The next tile is then on top, and workers that are left go on with it.',
      'An unfinished tile keeps its workers until a later round. You may bring them home at the end of a round, but then the work is lost.',
      'Workers must be used while there is a tile. If the stack is empty they go back to the cup.',
      'Discounts lower the number of workers, never the points. A development works from the moment it is finished.',
    ],
  },
  'roll-settle': {
    title: 'Settle',
    text: [
      'It works like Develop, with settlers and the world stack.',
      'A finished world gives its gift once: new dice into your cup or your Citizenry, a good lying on it, sometimes credits. A die that goes into the cup is rolled next round; one that goes into the Citizenry can be hired at the end of this round.',
      'Grey worlds never hold goods. Worlds of a colour can hold one.',
      'Some worlds and developments ask you to give up a die first. You may take it from anywhere: cup, Citizenry, a stack, a world or a phase. Choose one you will miss least; it leaves your empire for good. If it had selected a phase, that phase still happens.',
    ],
  },
  'roll-produce': {
    title: 'Produce',
    text: [
      'Each producer goes onto one of your coloured worlds that is empty and lies there as a good. Grey worlds cannot hold any. If there is no room, the producer goes back to the cup.',
      "Any colour of die may lie on any such world. But choose with care: when the good is consumed later, a die of the world's own colour brings 1 point more, and a Consumption die matches every world.",
      'A good is still your die. It does no other work while it lies there, and you may bring it home at the end of a round.',
      'Powers that pay for goods look at everything lying on your worlds when the phase ends, old and new.',
    ],
  },
  'roll-ship': {
    title: 'Ship',
    text: [
      'Each shipper takes one good from one of your worlds, and you choose:',
      `Trade brings credits by the colour of the world: Novelty ${tradePrice.novelty}, Rare ${tradePrice.rare}, Genes ${tradePrice.genes}, Alien ${tradePrice.alien}. The colours of the dice do not matter.`,
      'Consume brings 1 point chip, 1 more if the good has the colour of the world, and 1 more if the shipper has it. Consumption dice match every colour, so 3 is the most without powers.',
      'Shipper and good both go to the Citizenry.',
      `A simple rule: shippers that match score, shippers that do not match sell. Early on, credits are worth more, since resting dice earn nothing. Credits above ${creditCap} are lost.`,
    ],
  },
  'roll-recruit': {
    title: 'Recruit',
    text: [
      'At the end of a round you bring dice back from the Citizenry into your cup for 1 credit each. You must bring back as many as you can pay for; you only choose which.',
      'If your credits then stand at 0, they are set to 1. So the last credit is never really gone, and there is little reason to save.',
      'Which dice? Think of what you want next round. White dice mostly explore. Red and brown ones develop, red and green ones settle, blue ones produce and ship. Dice left behind stay yours and can be hired later.',
      'If everything can be paid for, or all waiting dice are alike, the table does it for you and says so.',
    ],
  },
  'roll-recall': {
    title: 'Recall',
    text: [
      'After recruiting you may bring home any of your dice that lie on a stack or on a world as a good. It is free.',
      'Mostly you leave them where they are. A good is worth 3 credits or more, or up to 3 points; a worker on a tile is work already done.',
      'Reasons to recall: you will not get to that tile soon, another one has become more urgent, or you have hardly any dice left to roll. If your cup is empty, you must bring home at least one.',
      'In the last round only ties look at dice in the cup, so there it costs nothing to recall workers from unfinished tiles. Goods that still bring points stay.',
    ],
  },
  'roll-points': {
    title: 'Points',
    text: [
      'Your points are the numbers on all your tiles in play, both halves of your faction included, your point chips, and what your cost-6 developments add.',
      'Tiles still in your stacks count nothing, however many workers lie on them.',
      'A cost-6 development is worth its 6 and adds a bonus: for your worlds of a colour, your developments, your dice, your goods or your chips. Halves and thirds are rounded up. Dice count wherever they are.',
      'Press a total to see its parts.',
      'Credits and dice are worth nothing, except to break a tie. So in the last rounds turn them into tiles or chips.',
    ],
  },
};
