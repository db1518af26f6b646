// About newer versions of the page, in English.

export const offline = {
  ready: 'A newer version is ready. Matches are kept.',
  reload: 'Reload',
  later: 'Later',
};
