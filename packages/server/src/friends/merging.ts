// A guest's friends become the account's, unless they are friends already.

import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

export async function mergeFriends(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const known = db.selectFrom('friends').select('friend').where('person', '=', account);
  await db
    .updateTable('friends')
    .set({ person: account })
    .where('person', '=', guest)
    .where('friend', '!=', account)
    .where('friend', 'not in', known)
    .execute();
  const knowing = db.selectFrom('friends').select('person').where('friend', '=', account);
  await db
    .updateTable('friends')
    .set({ friend: account })
    .where('friend', '=', guest)
    .where('person', '!=', account)
    .where('person', 'not in', knowing)
    .execute();
}
