// About matches on this device, in English.

export const local = {
  elsewhere: 'This match is being played in another tab. Here it is only shown.',
  playHere: 'Play here instead',
  stale: 'Another tab went further with this match. This is where it stands now; your last answer here was not taken.',
  full: 'This device has no room left: what happens from here on is not kept. Save the record, or remove matches from your list.',
  barred: 'This browser keeps nothing for the page: when it is closed, the match is gone. Save the record to keep it.',
  gone: 'This match is not kept on this device: it was removed, or it belongs to another browser.',
  understood: 'Understood',
  stuckTitle: 'This match cannot go on here',
  stuckText: 'It stays in your list as it is. A later version of the page may be able to go on with it.',
  stuckTag: 'cannot go on',
};
