// About newer versions of the page, in English.

export const offline = {
  ready: 'A newer version is ready. Matches are kept.',
  coming: 'A newer version is ready and is being loaded. What you were deciding is kept.',
  stays: 'A newer version is ready, but this page could not load it by itself.',
  behind: 'The server is being renewed. The page connects again by itself.',
  reload: 'Reload',
  later: 'Later',
  /** Of what another program shares with the installed page. */
  shared: {
    nothing: 'There was nothing to open.',
    tooLarge: 'This file is too large.',
    foreign: 'This link leads to another site.',
    what: 'A match record can be shared with Orrery, or a link to a table, a replay or the daily deal of this server.',
  },
};
