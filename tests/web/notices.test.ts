// Notices in the page: the service worker shows what arrives while no page is open and leads to the match; where they go is
// set on the account page; one press on their link stops them; the title says how many matches wait.

import { expect, test } from 'vitest';
import { post, somebody } from './online-tables.ts';
import { desktop, openPage, phone } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const kept = 'navigator.serviceWorker.ready.then(() => true)';
const shown = `navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`;

test('a push message becomes a notice, the next one of the match takes its place, a press opens the match', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, {
    viewport: desktop,
    serviceWorkers: 'allow',
  });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: new URL(site.address).origin });
  await page.evaluate(kept);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const match = 'abcdefghij0123456789';
  const notice = (title: string) => ({
    ...{
      id: 'n1',
      kind: 'turn',
      title,
      body: 'Race for the Galaxy with Ben',
      url: `/#/at/${match}`,
      match,
      tag: match,
    },
    ...{ waiting: 2, language: 'en', at: Date.now(), stop: '/#/stop/x' },
  });
  const deliver = (title: string): Promise<unknown> =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(site.address).origin,
      registrationId,
      data: JSON.stringify(notice(title)),
    });
  await deliver('Explore: keep one card');
  await expect.poll(() => page.evaluate(shown)).toHaveLength(1);
  await deliver('Settle: place a world');
  await expect
    .poll(() => page.evaluate(shown))
    .toEqual([
      {
        title: 'Settle: place a world',
        body: 'Race for the Galaxy with Ben',
        tag: match,
        data: { url: `/#/at/${match}` },
      },
    ]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`self.registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await page.waitForURL(`**/#/at/${match}`);
  await expect.poll(() => page.evaluate(shown)).toEqual([]);
  expect(problems.filter((text) => !/404 \(Not Found\)|focus/.test(text))).toEqual([]); // there is no such table
  await close();
});

test('where notices go: a private address is refused, the account page says what is there, one press stops all', async () => {
  const ada = await somebody(site.browser, site.address, 'Ada');
  const state = { cookies: await ada.cookies(), origins: [] };
  const { page, close } = await openPage(site.browser, `${site.address}/#/me`, {
    viewport: phone,
    storageState: state,
  });
  const panel = page.getByRole('region', { name: 'Notices' });
  await panel.getByText('This server sends no mail.').waitFor();
  await panel.getByLabel('To a webhook').fill('https://10.0.0.1/hook');
  await panel.getByRole('button', { name: 'Add' }).click();
  await panel.getByText('Nothing can be sent to this address.').waitFor();
  await page.goto(`${site.address}/#/stop/this-is-no-link-of-anybody`);
  await page.getByText('This link has done its work, or is not whole.').waitFor();
  await close();
});

test('the title counts the matches that wait', async () => {
  const [ada, ben] = [
    await somebody(site.browser, site.address, 'Ada'),
    await somebody(site.browser, site.address, 'Ben'),
  ];
  for (const game of ['race', 'roll']) {
    const settings = { open: false, clockMs: 86_400_000, standIns: true };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await post<{ id: string }>(ada.request, '/api/tables', { game, options: {}, seats, settings });
    await post(ben.request, `/api/tables/${id}/join`, { seat: 1 });
    await post(ada.request, `/api/tables/${id}/start`, {});
  }
  const state = { cookies: await ada.cookies(), origins: [] };
  const { page, problems, close } = await openPage(site.browser, site.address, {
    viewport: desktop,
    storageState: state,
  });
  await expect.poll(() => page.title()).toBe('(2) Orrery');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-waiting.svg');
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await expect.poll(() => page.title()).toMatch(/^\(2\) Rules/);
  expect(problems).toEqual([]);
  await close();
});
