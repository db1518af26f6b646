// What was found in reviews, kept on this device, so that a reload goes on where it was. A browser that keeps nothing has its
// reviews all the same.

import type { Depth, Part } from '@orrery/bots/review';

export interface KeptPart {
  readonly depth: Depth;
  readonly part: Part;
}

/** Raised when parts of before mean something else now: they go with the old version. */
const reviewVersion = 3;
const name = 'orrery-reviews';
const store = 'parts';

let opening: Promise<IDBDatabase> | null = null;

function openStore(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((open, fail) => {
    const request = indexedDB.open(name, reviewVersion);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
      database.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close(); // a newer page wants it
        opening = null;
      };
      open(request.result);
    };
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('an older page has it open'));
  });
  return opening;
}

const after = '\uffff';

export async function keptParts(review: string): Promise<readonly KeptPart[]> {
  try {
    const database = await openStore();
    const request = database
      .transaction(store)
      .objectStore(store)
      .getAll(IDBKeyRange.bound(review, review + after));
    return await new Promise<KeptPart[]>((take, fail) => {
      request.onsuccess = () => take(request.result);
      request.onerror = () => fail(request.error);
    });
  } catch {
    return [];
  }
}

export async function keepPart(review: string, kept: KeptPart): Promise<void> {
  try {
    const parts = (await openStore()).transaction(store, 'readwrite').objectStore(store);
    parts.put(kept, `${review}/${kept.depth}/${kept.part.answerNo}`);
  } catch {
    // it is found anew next time
  }
}
