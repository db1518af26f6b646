// What matches over days need: holidays, who nudged whom, what everybody's results and ratings are, how people
// are told that they are waited for, what they order in advance, the deal of each
// day, and friends. It only adds: nodes of the version before go on working beside it.

import type { Kysely } from 'kysely';

export async function addOverDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holidays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('begins', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('holidays_person').on('holidays').columns(['person', 'ends']).execute();
  await db.schema
    .createTable('nudges')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('nudges_key', ['table_id', 'person', 'seat'])
    .execute();
  await addResults(db);
  await addNotices(db);
  await addOrders(db);
  await addDailyDeals(db);
  await addFriends(db);
}

async function addResults(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('unrated', 'text').execute();
  await db.schema.alterTable('seats').addColumn('device', 'text').execute();
  await db.schema
    .alterTable('people')
    .addColumn('public', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('pieces', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('unrated', 'text')
    .addColumn('ladder', 'text')
    .addColumn('number', 'integer')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addPrimaryKeyConstraint('results_key', ['person', 'match_id'])
    .execute();
  // Two matches of one person that end at once want the same number: one of them is rated after the other.
  await db.schema
    .createIndex('results_ladder')
    .unique()
    .on('results')
    .columns(['person', 'ladder', 'number'])
    .execute();
}

async function addNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('noticed', 'integer', (column) => column.notNull().defaultTo(-1))
    .execute();
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('channels_person')
    .unique()
    .on('channels')
    .columns(['person', 'kind', 'address'])
    .execute();
  await db.schema
    .createTable('notice_settings')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('stop', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('noticed')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('looked', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('noticed_key', ['person', 'match_id'])
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text')
    .addColumn('question', 'integer')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await db.schema.createIndex('notices_due').on('notices').columns(['done_at', 'due_at']).execute();
  await db.schema.createIndex('notices_person').on('notices').columns(['person', 'match_id']).execute();
  await db.schema
    .createTable('here')
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('here_key', ['node', 'person'])
    .execute();
}

async function addOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('orders', 'text', (column) => column.notNull())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('withdrawn', 'text')
    .addPrimaryKeyConstraint('orders_key', ['match_id', 'seat'])
    .execute();
}

async function addDailyDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('daily', 'text').execute();
  await db.schema
    .createTable('daily_deals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('bots', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_deals_key', ['day', 'game'])
    .execute();
  await db.schema
    .createTable('daily_plays')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('match_id', 'text')
    .addColumn('score', 'integer')
    .addColumn('rank', 'integer')
    .addPrimaryKeyConstraint('daily_plays_key', ['day', 'game', 'person'])
    .execute();
  await db.schema.createIndex('daily_plays_person').on('daily_plays').columns(['person', 'day']).execute();
}

async function addFriends(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friends')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('friend', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('friends_key', ['person', 'friend'])
    .execute();
  await db.schema
    .createTable('friend_links')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('link', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('nodes_here')
    .addColumn('node', 'text', (column) => column.primaryKey())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
