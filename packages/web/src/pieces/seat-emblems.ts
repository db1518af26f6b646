// Which emblem a seat has: whoever looks is the sun, and the others keep theirs all match long, in the order of their seats.

import type { Seat } from '@orrery/kernel';

/** Drawn on a 24-unit grid; a stroke of 0 fills the outline. */
type Part = readonly [outline: string, stroke: number];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Sun, ringed world, comet, crescent, triangle of stars, twin moons: told apart by shape before colour. */
export const emblems: readonly (readonly Part[])[] = [
  [
    [disc(12, 12, 4.2), 0],
    [
      'M12 2.6v3M12 18.4v3M2.6 12h3M18.4 12h3M5.4 5.4l2.1 2.1M16.5 16.5l2.1 2.1M18.6 5.4l-2.1 2.1M7.5 16.5l-2.1 2.1',
      2.2,
    ],
  ],
  [
    [disc(12, 12, 5), 0],
    ['M2.73 15.75A10 3.4 -22 1 0 21.27 8.25A10 3.4 -22 1 0 2.73 15.75Z', 2],
  ],
  [
    [disc(8, 15.6, 4.6), 0],
    ['M11 11 20.6 3.4M12.6 14.6 21 9.4M8.6 9.4 14.4 3', 2.1],
  ],
  [['M14.8 2.8a9.4 9.4 0 1 0 6.4 13.4A8 8 0 0 1 14.8 2.8Z', 0]],
  [
    ['M12 4.4 4.6 18H19.4Z', 1.9],
    [disc(12, 4.6, 2.9), 0],
    [disc(4.8, 18, 2.9), 0],
    [disc(19.2, 18, 2.9), 0],
  ],
  [
    [disc(7.6, 9, 5), 0],
    [disc(16.8, 15.6, 5), 0],
  ],
];

/** The number of a seat's emblem, tint and pattern. The sun is nobody's where somebody only watches, unless six play. */
export const emblemOf = (seat: Seat, you: Seat): number =>
  seat === you ? 0 : (seat < you ? seat + 1 : you < 0 ? seat + 1 : seat) % emblems.length;
