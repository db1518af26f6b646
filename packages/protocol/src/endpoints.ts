// The HTTP part as a list: method, path, what goes in and what comes out. The server's OpenAPI page is made of it, and
// a test holds the server's routes against it.

import { z } from 'zod';
import { agreeRequest, holidayRequest, holidaysReply, nudgeRequest, wish } from './around.ts';
import { dailyOfflineReply, dailyQuery, dailyReply } from './daily.ts';
import { befriendRequest, friendsReply, hereReply, inviteRequest, seekRequest } from './friends.ts';
import * as http from './http.ts';
import { channelReply, channelRequest, noticeSettings, noticesReply } from './notices.ts';
import { ordersCheckReply, ordersReply, ordersRequest } from './orders.ts';
import { profile, profileRequest } from './profile.ts';
import { protocolVersion } from './version.ts';

export interface Endpoint {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly does: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
}

export const endpoints: readonly Endpoint[] = [
  { method: 'get', path: '/api/games', does: 'games and bot levels', reply: http.gamesReply },
  { method: 'get', path: '/api/me', does: 'who am I', reply: http.meReply },
  { method: 'post', path: '/api/guest', does: 'become a guest', body: http.guestRequest, reply: http.meReply },
  { method: 'patch', path: '/api/me', does: 'change my name', body: http.renameRequest, reply: http.meReply },
  {
    method: 'post',
    path: '/api/register',
    does: 'make me an account',
    body: http.registerRequest,
    reply: http.meReply,
  },
  {
    method: 'post',
    path: '/api/login',
    does: 'log in; a guest’s seats come along',
    body: http.loginRequest,
    reply: http.meReply,
  },
  { method: 'post', path: '/api/logout', does: 'forget this device', reply: http.meReply },
  {
    method: 'post',
    path: '/api/me/password',
    does: 'change my password',
    body: http.passwordRequest,
    reply: http.meReply,
  },
  {
    method: 'delete',
    path: '/api/me',
    does: 'delete me and my data',
    body: http.deleteMeRequest,
    reply: http.meReply,
  },
  { method: 'get', path: '/api/me/export', does: 'all that is stored about me' },
  { method: 'get', path: '/api/me/holidays', does: 'my holidays', reply: holidaysReply },
  {
    method: 'post',
    path: '/api/me/holidays',
    does: 'plan a holiday: my clocks stand still at slow tables',
    body: holidayRequest,
    reply: holidaysReply,
  },
  {
    method: 'delete',
    path: '/api/me/holidays/{id}',
    does: 'end a holiday, or take it away',
    reply: holidaysReply,
  },
  { method: 'get', path: '/api/me/profile', does: 'what I have played: ratings, results, favourites', reply: profile },
  {
    method: 'patch',
    path: '/api/me/profile',
    does: 'let everybody look at my profile, or not; let my finished matches become puzzles, or not',
    body: profileRequest,
    reply: profile,
  },
  { method: 'get', path: '/api/people/{id}/profile', does: 'a profile that is public', reply: profile },
  { method: 'get', path: '/api/me/notices', does: 'where and how I am told that I am waited for', reply: noticesReply },
  {
    method: 'post',
    path: '/api/me/notices/settings',
    does: 'what is told on which channel, quiet hours, digest, language',
    body: noticeSettings,
    reply: noticesReply,
  },
  {
    method: 'post',
    path: '/api/me/channels',
    does: 'add a browser, a mail address or a webhook',
    body: channelRequest,
    reply: channelReply,
  },
  { method: 'delete', path: '/api/me/channels/{id}', does: 'take a channel away', reply: noticesReply },
  { method: 'post', path: '/api/me/channels/{id}/test', does: 'send a notice there now', reply: noticesReply },
  {
    method: 'post',
    path: '/api/notices/confirm/{id}',
    does: 'this mail address wants notices; the link of a mail, no cookie',
    reply: z.object({}),
  },
  {
    method: 'post',
    path: '/api/notices/stop/{id}',
    does: 'stop all notices; the link of a notice, no cookie',
    reply: z.object({}),
  },
  {
    method: 'get',
    path: '/api/me/tables',
    does: 'my tables, newest first, with who is waited for, and results',
    reply: http.tableList,
  },
  {
    method: 'get',
    path: '/api/tables',
    does: 'the lobby: open tables that wait for players, newest first, by the page (`?after=`)',
    query: http.lobbyQuery,
    reply: http.lobbyPage,
  },
  { method: 'post', path: '/api/tables', does: 'create a table', body: http.createTableRequest, reply: http.table },
  { method: 'get', path: '/api/tables/{id}', does: 'one table', reply: http.table },
  { method: 'post', path: '/api/tables/{id}/join', does: 'take a seat', body: http.joinRequest, reply: http.table },
  {
    method: 'post',
    path: '/api/tables/{id}/leave',
    does: 'give up a seat, or let a bot play for me',
    reply: http.table,
  },
  { method: 'post', path: '/api/tables/{id}/return', does: 'take my seat back from the bot', reply: http.table },
  {
    method: 'post',
    path: '/api/tables/{id}/seat',
    does: 'put a bot on an open seat, or open it again; the host only',
    body: http.seatChangeRequest,
    reply: http.table,
  },
  { method: 'post', path: '/api/tables/{id}/start', does: 'start the match; the host only', reply: http.table },
  {
    method: 'post',
    path: '/api/tables/{id}/rematch',
    does: 'the same table once more: sits the asker down where he sat',
    reply: http.table,
  },
  {
    method: 'post',
    path: '/api/tables/{id}/clock',
    does: 'want another clock',
    body: http.clockRequest,
    reply: http.table,
  },
  {
    method: 'post',
    path: '/api/tables/{id}/propose',
    does: 'propose a pause, to go on, or to end the match',
    body: wish,
    reply: http.table,
  },
  {
    method: 'post',
    path: '/api/tables/{id}/agree',
    does: 'agree to what is proposed, or not',
    body: agreeRequest,
    reply: http.table,
  },
  {
    method: 'post',
    path: '/api/tables/{id}/nudge',
    does: 'nudge somebody who is waited for; once a day',
    body: nudgeRequest,
    reply: http.table,
  },
  { method: 'get', path: '/api/tables/{id}/chat', does: 'what was said', reply: http.chatList },
  {
    method: 'post',
    path: '/api/tables/{id}/chat',
    does: 'say something',
    body: http.chatRequest,
    reply: http.chatLine,
  },
  { method: 'get', path: '/api/here', does: 'how many people are here, and tables', reply: hereReply },
  { method: 'get', path: '/api/me/friends', does: 'my friends, recent opponents, and my link', reply: friendsReply },
  {
    method: 'post',
    path: '/api/me/friends',
    does: 'become friends with whoever gave me this link',
    body: befriendRequest,
    reply: friendsReply,
  },
  { method: 'post', path: '/api/me/friends/link', does: 'a new link; the one before ends', reply: friendsReply },
  { method: 'delete', path: '/api/me/friends/{id}', does: 'be friends no more', reply: friendsReply },
  {
    method: 'post',
    path: '/api/tables/{id}/invite',
    does: 'invite a friend or a recent opponent to a table that waits',
    body: inviteRequest,
    reply: http.table,
  },
  {
    method: 'post',
    path: '/api/seek',
    does: 'sit down at the table that fits, or open one that begins by itself',
    body: seekRequest,
    reply: http.table,
  },
  {
    method: 'get',
    path: '/api/daily',
    does: 'the daily deals of yesterday, today and tomorrow, or of one day (`?day=`)',
    query: dailyQuery,
    reply: dailyReply,
  },
  { method: 'post', path: '/api/daily/{id}/play', does: 'my one try at today’s deal of a game', reply: http.table },
  {
    method: 'post',
    path: '/api/daily/{id}/offline',
    does: 'take the seed along: my result is not listed',
    reply: dailyOfflineReply,
  },
  { method: 'get', path: '/api/matches/{id}/orders', does: 'my orders in advance', reply: ordersReply },
  {
    method: 'post',
    path: '/api/matches/{id}/orders',
    does: 'give orders in place of those before',
    body: ordersRequest,
    reply: ordersReply,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/orders/check',
    does: 'what each of these orders would answer now',
    body: ordersRequest,
    reply: ordersCheckReply,
  },
  { method: 'get', path: '/api/matches/{id}/record', does: 'the record of a finished match' },
  { method: 'get', path: '/api/matches/{id}/verify', does: 'the server re-runs the record', reply: http.verdictReply },
];

/** The HTTP part as an OpenAPI 3.1 document. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, does, query, body, reply } of endpoints) {
    const asString = { schema: { type: 'string' } };
    const inPath = path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, ...asString }] : [];
    const inQuery = Object.keys(query?.shape ?? {}).map((name) => ({
      name,
      in: 'query',
      required: false,
      ...asString,
    }));
    const all = [...inPath, ...inQuery];
    const parameters = all.length === 0 ? {} : { parameters: all };
    const requestBody = body === undefined ? {} : { requestBody: { required: true, content: json(body, 'input') } };
    paths[path] = {
      ...paths[path],
      [method]: {
        summary: does,
        ...parameters,
        ...requestBody,
        responses: {
          200: { description: 'done', ...(reply === undefined ? {} : { content: json(reply, 'output') }) },
          default: { description: 'refused', content: json(http.problem, 'output') },
        },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Orrery', version: String(protocolVersion) }, paths };
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});
