// The protocol's door: versioned schemas and types of everything that goes over the wire. It knows no rules.

export * from './around.ts';
export * from './changes.ts';
export * from './common.ts';
export * from './daily.ts';
export * from './endpoints.ts';
export * from './examples.ts';
export * from './friends.ts';
export * from './http.ts';
export * from './notices.ts';
export * from './orders.ts';
export * from './placing.ts';
export * from './profile.ts';
export * from './refusals.ts';
export * from './socket.ts';
export * from './version.ts';
