// A file of own cards named on the command line: bytes that may be anything, to cards or to mistakes by line.

import { readFileSync } from 'node:fs';
import { explainOwnFlaw, type OwnCardFile, type OwnCardMistake, readOwnCards } from '@orrery/own-cards';
import { ownCardLimits } from '@orrery/race/describe';
import { UsageError } from './usage.ts';

/** A mistake with its sentence; `file` as it was named. */
export interface ShownMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly card: string | null;
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface OpenedCards {
  readonly cards: OwnCardFile['cards'];
  readonly mistakes: readonly ShownMistake[];
}

export function openOwnCards(file: string): OpenedCards {
  const bytes = readBytes(file);
  const text = bytes.length > ownCardLimits.bytes ? null : decoded(bytes);
  if (text === null) {
    const [code, message] =
      bytes.length > ownCardLimits.bytes
        ? ['too-large', `a file has at most ${ownCardLimits.bytes} bytes, this one ${bytes.length}`]
        : ['not-utf-8', 'this is no text in UTF-8'];
    return { cards: [], mistakes: [{ file, line: 1, column: 1, card: null, field: '', code, message }] };
  }
  const { cards, mistakes } = readOwnCards(text);
  return { cards, mistakes: mistakes.map((mistake) => shownMistake(file, mistake)) };
}

/** `file:line:column: card: field: what is wrong`; nothing in it can move the cursor of a terminal. */
export function sayMistake({ file, line, column, card, field, message }: ShownMistake): string {
  const parts = [`${file}:${line}:${column}`, card ?? '', field, message].filter((part) => part !== '');
  return printable(parts.join(': '));
}

function shownMistake(file: string, { line, column, card, field, flaw }: OwnCardMistake): ShownMistake {
  const message = explainOwnFlaw(flaw);
  return { file, line, column, card, field, code: flaw.code, message };
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const longest = 400;

function printable(text: string): string {
  const plain = text.replace(/\p{C}/gu, '�');
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
