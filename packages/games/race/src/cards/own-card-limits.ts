// How much may be in a file of own cards. @rule race-14.3

export const ownCardLimits = {
  /** Bytes of a file. */
  bytes: 64 * 1024,
  designs: 60,
  /** Of each design. */
  copies: 4,
  /** Characters of a name. */
  nameLength: 40,
} as const;
