// About newer versions of the page, in English.

export const offline = {
  ready: 'A newer version is ready. Matches are kept.',
  coming: 'A newer version is ready and is being loaded. What you were deciding is kept.',
  stays: 'A newer version is ready, but this page could not load it by itself.',
  behind: 'The server is being renewed. The page connects again by itself.',
  reload: 'Reload',
  later: 'Later',
};
