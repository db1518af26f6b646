// People with the page of the old program open while the server is replaced: one at an online table with a decision before
// them, one at a match on their own device. The first page must recover by itself, the second go on with the new page.

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/**
 * What the open pages came to.
 * @typedef {object} Recovery
 * @property {boolean} recovered the online page got the new one, shows the same decision, and the match went on
 * @property {boolean} local the match on the device went on with the new page
 * @property {number} loads how often the online page loaded itself anew; once is right
 * @property {string[]} problems what went wrong, in words
 */

const patienceMs = 90_000;
const beforehand = 4;
const afterwards = 2;

/** The page is kept when its worker rules over it. */
export const isKept = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null
  || new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))))`;

/** Runs in the page: the record of the only match that is kept there. */
const keptRecord = `(() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith('orrery/match/'));
  return JSON.parse(localStorage.getItem(key).split('\\n')[1]);
})()`;

/**
 * Opens both pages at a server and plays a little.
 * @param {Browser} browser @param {string} address
 */
export async function openPages(browser, address) {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'allow' });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript("localStorage.setItem('orrery/knows', 'yes')"); // not asked whether the games are known
  const online = await context.newPage();
  await online.goto(address);
  await online.evaluate(isKept);
  await online.goto(`${address}/#/at/${await openTable(online, address)}`);
  await playOn(online, beforehand);
  const local = await context.newPage();
  await local.goto(address);
  await local.getByRole('button', { name: 'Play bots: Roll for the Galaxy' }).click();
  await playOn(local, beforehand);
  // A question that the changed rules no longer have could not go on with them.
  while ((await local.locator('form[data-kind-of="manage.recall"]').count()) > 0) await playOn(local, 1);
  let loads = 0;
  online.on('load', () => {
    loads += 1;
  });
  const [asked, askedHere] = [await questionAt(online), await questionAt(local)];

  return {
    /** When the server has been replaced. @returns {Promise<Recovery>} */
    async recovery() {
      /** @type {string[]} */
      const problems = [];
      const recovered = await goesWell(problems, 'the online page', async () => {
        await until(() => loads > 0, 'the page did not load itself anew');
        await questionAt(online, asked);
        await playOn(online, afterwards);
        const story = online.getByRole('region', { name: 'Story' });
        await story.getByRole('button', { name: /^Log/ }).click();
        await online
          .getByText('From here on the match goes on under newer rules.')
          .first()
          .waitFor({ state: 'attached' });
        if (loads !== 1) throw new Error(`it loaded itself ${loads} times`);
      });
      const went = await goesWell(problems, 'the match on the device', async () => {
        await questionAt(local, askedHere);
        await local.reload();
        await questionAt(local, askedHere);
        await playOn(local, afterwards);
        const { moves } = /** @type {{ moves?: unknown[] }} */ (await local.evaluate(keptRecord));
        if (moves?.length !== 1) throw new Error('it did not move to the new rules');
      });
      return { recovered, local: went, loads, problems };
    },
    close: () => context.close(),
  };
}

/** A table with a bot, whose person this browser is. @param {Page} page @param {string} address @returns {Promise<string>} */
async function openTable(page, address) {
  /** @param {string} path @param {object} data */
  const post = async (path, data) => {
    const reply = await page.request.post(`${address}${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  await post('/api/guest', { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  const { id } = await post('/api/tables', { game: 'race', seats, settings: { open: false, hints: true } });
  await post(`/api/tables/${id}/start`, {});
  return id;
}

/** Which question is open; with `wanted`, once it is that one. @param {Page} page @param {string | null} [wanted] */
async function questionAt(page, wanted = null) {
  const form = page.locator(wanted === null ? 'form[data-question]' : `form[data-question="${wanted}"]`);
  await form.waitFor();
  return form.getAttribute('data-question');
}

/** Answers some decisions as a bot advises. @param {Page} page @param {number} decisions */
async function playOn(page, decisions) {
  for (let done = 0; done < decisions; done++) {
    const asked = await questionAt(page);
    const giveUpAt = performance.now() + patienceMs;
    const next = page.locator(`form[data-question]:not([data-question="${asked}"])`);
    // Some questions answer themselves, also while we are at them: then what we wanted to press is gone.
    while ((await next.count()) === 0) {
      await followAdvice(page, asked).catch((/** @type {unknown} */ error) => {
        if (performance.now() > giveUpAt) throw error;
      });
    }
  }
}

/** @param {Page} page @param {string | null} asked */
async function followAdvice(page, asked) {
  const soon = { timeout: 4000 };
  const form = page.locator(`form[data-question="${asked}"]`);
  await form.getByRole('button', { name: /^Hint/ }).click(soon);
  await form.locator('.advice').waitFor(soon);
  const confirm = form.locator('button[type=submit][aria-disabled=false]');
  await ((await confirm.count()) > 0 ? confirm : form.locator('[data-pass]')).click(soon); // it may advise to pass
  await form.waitFor({ ...soon, state: 'detached' });
}

/** @param {string[]} problems @param {string} what @param {() => Promise<void>} work @returns {Promise<boolean>} */
async function goesWell(problems, what, work) {
  try {
    await work();
    return true;
  } catch (error) {
    problems.push(`${what}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** @param {() => boolean} holds @param {string} otherwise */
async function until(holds, otherwise) {
  const giveUpAt = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
