// Serves the files of one folder over HTTP, and nothing outside of it. Addresses without a file extension get the
// page itself, so that a reload works on every screen.
import { createReadStream, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A server for the files of `folder`; the caller makes it listen.
 * @param {string} folder
 */
export function staticServer(folder) {
  const base = realpathSync(folder);
  return createServer((request, response) => {
    answer(base, request, response).catch(() => refuse(response, 500, 'Something went wrong'));
  });
}

/**
 * @param {string} base
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(base, request, response) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are served here');
  }
  const path = decodePath(request.url ?? '/');
  if (path === null) return refuse(response, 400, 'This address cannot be read');
  const found = await findFile(base, path);
  if (found === null) return refuse(response, 404, 'There is nothing at this address');
  send(request, response, found, cachingOf(path));
}

/** The path of the address, or null if it is malformed or tries to climb out. @param {string} address */
function decodePath(address) {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
    const isSafe = path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return isSafe ? path : null;
  } catch {
    return null;
  }
}

/** @typedef {{ file: string, size: number, changedAtMs: number }} Found */

/**
 * @param {string} base
 * @param {string} path
 * @returns {Promise<Found | null>}
 */
async function findFile(base, path) {
  const file = path.endsWith('/') || extname(path) === '' ? join(base, 'index.html') : join(base, path);
  if (!file.startsWith(base + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, size: found.size, changedAtMs: Math.trunc(found.mtimeMs) } : null;
}

/** Files under assets/ carry a hash of their contents in their name; all others are asked for anew. @param {string} path */
function cachingOf(path) {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Found} found
 * @param {string} caching
 */
function send(request, response, { file, size, changedAtMs }, caching) {
  const tag = `"${size.toString(36)}-${changedAtMs.toString(36)}"`;
  response.setHeader('Cache-Control', caching);
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} why
 */
function refuse(response, status, why) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${why}.\n`);
}
