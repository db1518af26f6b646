// Notices of the browser: asks for leave, and gets the address that its push service gives to this device.

import type { ChannelRequest } from '@orrery/protocol';

type Subscription = Extract<ChannelRequest, { kind: 'push' }>['subscription'];

export const mayPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  mayPush() ? await navigator.serviceWorker.getRegistration() : undefined;

/** The address of this device, if it has one. */
export async function ownEndpoint(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Null where the person or the browser does not want it. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const registration = await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
    return { endpoint, keys: { p256dh, auth } };
  } catch {
    return null; // no push service can be reached
  }
}

export async function dropSubscription(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}
