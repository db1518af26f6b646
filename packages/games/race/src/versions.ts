// Which rules these are. `rulesVersion` rises with any change that alters what happens in a match, `stateVersion` with any
// change to the shape of the state or to the name of a line.

export const versions = {
  rulesVersion: 4,
  stateVersion: 2,
};
