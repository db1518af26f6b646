// The version of the wire format. It rises when a client written for the version before would misread something;
// additions that an older client can leave unread do not count.

export const protocolVersion = 2;
