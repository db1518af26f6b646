// The figures in the middle of seals, 24 by 24 around 0 0, in a light and a middle tone.

export const figures = {
  coin: (a: string, b: string): string =>
    `<circle cx="-3.4" cy="2" r="6" fill="${b}"/><circle cx="3" cy="-1.6" r="6.4" fill="${a}"/><path d="M3-5v6.8M.6-3.2h4M1.4 0h4" stroke="#1a1408" stroke-width="1.3" fill="none"/>`,
  ship: (a: string, b: string): string =>
    `<path d="M0-10C4-5 4.6 0 3.4 6H-3.4C-4.6 0-4-5 0-10Z" fill="${a}"/><path d="M-3.6 1-7 7.4-3 6M3.6 1 7 7.4 3 6" fill="${b}"/><circle cy="-3" r="1.7" fill="#1a1408"/><path d="M-1.6 7.4 0 11 1.6 7.4" fill="${b}"/>`,
  gear: (a: string, b: string): string => {
    let t = '';
    for (let k = 0; k < 8; k++)
      t += `<rect x="-1.7" y="-10" width="3.4" height="5" rx=".6" transform="rotate(${k * 45})" fill="${a}"/>`;
    return `${t}<circle r="7" fill="${a}"/><circle r="3.2" fill="#1a1408"/><circle r="1.4" fill="${b}"/>`;
  },
  robot: (a: string, b: string): string =>
    `<rect x="-7" y="-5" width="14" height="11" rx="3" fill="${a}"/><path d="M0-5v-4" stroke="${b}" stroke-width="1.6"/><circle cy="-9.4" r="1.7" fill="${b}"/><circle cx="-3" cy="0" r="2" fill="#1a1408"/><circle cx="3" cy="0" r="2" fill="#1a1408"/><path d="M-4 9h8" stroke="${b}" stroke-width="2" stroke-linecap="round"/>`,
  helix: (a: string, b: string): string =>
    `<path d="M-4-10C-4-4 4-4 4 1S-4 6-4 11" fill="none" stroke="${a}" stroke-width="2.2" stroke-linecap="round"/><path d="M4-10C4-4-4-4-4 1S4 6 4 11" fill="none" stroke="${b}" stroke-width="2.2" stroke-linecap="round"/><path d="M-3-7.6h6M-3 7.6h6M-3 1h6" stroke="${a}" stroke-width="1.2"/>`,
  dish: (a: string, b: string): string =>
    `<path d="M-8-7C-10 1-3 8 5 6Z" fill="${a}"/><path d="M-2-1 5-8" stroke="${b}" stroke-width="1.6"/><circle cx="5.6" cy="-8.4" r="2" fill="${b}"/><path d="M-1 7-4 11H5L1.4 6.6" fill="${b}"/>`,
  chevron: (a: string, b: string): string =>
    `<path d="M-8 0 0-7 8 0V4L0-3-8 4Z" fill="${a}"/><path d="M-8 6 0-1 8 6V10L0 3-8 10Z" fill="${b}"/>`,
  swords: (a: string, b: string): string =>
    `<path d="M-8-9 5 5M8-9-5 5" stroke="${a}" stroke-width="2.4" stroke-linecap="round"/><path d="M2 7.4 7.4 2M-2 7.4-7.4 2" stroke="${b}" stroke-width="2"/><path d="M5 5 8.4 8.4M-5 5-8.4 8.4" stroke="${a}" stroke-width="2.4" stroke-linecap="round"/>`,
  columns: (a: string, b: string): string =>
    `<path d="M-9-4 0-10 9-4Z" fill="${a}"/><path d="M-6.6-2.4V6M-2.2-2.4V6M2.2-2.4V6M6.6-2.4V6" stroke="${b}" stroke-width="2.2"/><rect x="-9" y="6.6" width="18" height="3" fill="${a}"/>`,
  scales: (a: string, b: string): string =>
    `<path d="M0-9V8M-8-6H8" stroke="${a}" stroke-width="1.8" stroke-linecap="round"/><path d="M-12 1-8-6-4 1A4 3 0 0 1-12 1ZM4 1 8-6 12 1A4 3 0 0 1 4 1Z" fill="${b}"/><path d="M-4 9.4H4" stroke="${a}" stroke-width="2.2" stroke-linecap="round"/>`,
  pick: (a: string, b: string): string =>
    `<path d="M-9-4C-4-10 4-10 9-4 4-6.6-4-6.6-9-4Z" fill="${a}"/><path d="M0-7V10" stroke="${b}" stroke-width="2.4" stroke-linecap="round"/><path d="M-8 10 0 5 8 10" fill="none" stroke="${a}" stroke-width="1.4"/>`,
  flask: (a: string, b: string): string =>
    `<path d="M-2.6-10H2.6V-3L8 7A2.4 2.4 0 0 1 6 10.4H-6A2.4 2.4 0 0 1-8 7L-2.6-3Z" fill="${a}"/><path d="M-5.4 4H5.4L6.6 7.4A1 1 0 0 1 5.6 8.8H-5.6A1 1 0 0 1-6.6 7.4Z" fill="#1a1408"/><circle cx="1.6" cy="6.4" r="1.2" fill="${b}"/>`,
  crown: (a: string, b: string): string =>
    `<path d="M-9 6-9.6-5-4.4 0 0-8 4.4 0 9.6-5 9 6Z" fill="${a}"/><rect x="-9" y="7.4" width="18" height="2.8" fill="${b}"/><circle cy="-8.6" r="1.5" fill="${b}"/>`,
  fist: (a: string, b: string): string =>
    `<path d="M-6-4A2 2 0 0 1-2.4-5.4 2 2 0 0 1 1.2-5.8 2 2 0 0 1 4.8-5 2 2 0 0 1 7-3V2C7 6 4 8 3.4 11H-4C-4 8-7 6-7 2-8.6 0-7.4-3-6-4Z" fill="${a}"/><path d="M-2.4-5V-1M1.2-5.6V-1M4.6-4.6V-1M-6.6 1C-4-.6-1 0 0 2" stroke="#1a1408" stroke-width="1.1" fill="none"/><path d="M-10-8-8-6M10-8 8-6M0-11V-9" stroke="${b}" stroke-width="1.5"/>`,
  sprout: (a: string, b: string): string =>
    `<path d="M0 10V-2" stroke="${b}" stroke-width="2.2" stroke-linecap="round"/><path d="M0 0C-1-7-8-8-10-8-10-2-6 1 0 0Z" fill="${a}"/><path d="M0-3C1-9 7-10 9-10 9-5 6-2 0-3Z" fill="${b}"/><path d="M-8 10.4H8" stroke="${a}" stroke-width="1.8"/>`,
  star: (a: string, b: string): string =>
    `<path d="M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z" fill="${a}"/><path d="M0-5 1.2-1.2 5 0 1.2 1.2 0 5-1.2 1.2-5 0-1.2-1.2Z" transform="rotate(45)" fill="${b}"/>`,
  orbits: (a: string, b: string): string =>
    `<circle r="3.6" fill="${a}"/>${[0, 60, 120].map((x) => `<ellipse rx="10" ry="4" transform="rotate(${x})" fill="none" stroke="${b}" stroke-width="1.3"/>`).join('')}<circle cx="10" r="1.7" fill="${a}"/>`,
  arrows: (a: string, b: string): string =>
    `<path d="M-9-3H4V-7L11-1.4 4 4V0H-9Z" fill="${a}"/><path d="M9 9H-4V12L-10 7.4-4 3V6H9Z" fill="${b}" transform="translate(0 -1.4)"/>`,
  city: (a: string, b: string): string =>
    `<path d="M-9 9V0H-5V-6H-1V9ZM1 9V-10H5V9ZM6.4 9V-2H10V9Z" fill="${a}"/><path d="M-7 3v2M-3-3v2M-3 2v2M3-6v2M3-1v2M3 4v2" stroke="#1a1408" stroke-width="1.3"/><path d="M-10 10.4H11" stroke="${b}" stroke-width="1.8"/>`,
  mask: (a: string, b: string): string =>
    `<path d="M-8-6C-3-9 3-9 8-6 9 2 5 9 0 11-5 9-9 2-8-6Z" fill="${a}"/><ellipse cx="-3.4" cy="-1" rx="2.4" ry="1.3" fill="#1a1408"/><ellipse cx="3.4" cy="-1" rx="2.4" ry="1.3" fill="#1a1408"/><path d="M-3 5C-1 7 1 7 3 5" stroke="${b}" stroke-width="1.6" fill="none"/>`,
  eye: (a: string, b: string): string =>
    `<path d="M-11 0C-6-7 6-7 11 0 6 7-6 7-11 0Z" fill="${a}"/><circle r="4.2" fill="#1a1408"/><circle r="1.9" fill="${b}"/><path d="M0-11V-8M-7-9-5.6-6.6M7-9 5.6-6.6" stroke="${b}" stroke-width="1.5"/>`,
  scroll: (a: string, b: string): string =>
    `<path d="M-6-10H7V7A3 3 0 0 1 4 10H-5A3 3 0 0 0-3 7V-7A3 3 0 0 0-6-10Z" fill="${a}"/><path d="M-.6-5H4.6M-.6-1.6H4.6M-.6 1.8H3" stroke="#1a1408" stroke-width="1.3"/><circle cx="-5.4" cy="-7.6" r="2.4" fill="${b}"/>`,
  flame: (a: string, b: string): string =>
    `<path d="M0-11C1-5 7-3 7 3A7 7 0 0 1-7 3C-7-1-3-2-3-6-1-5 0-8 0-11Z" fill="${a}"/><path d="M0 0C2 2 3 4 2.6 6A2.7 2.7 0 0 1-2.6 6C-2.8 4-1 3 0 0Z" fill="${b}"/>`,
  hands: (a: string, b: string): string =>
    `<path d="M-11-3-5-6 0-2 5-6 11-3V4L2 9.4-2 9.4-11 4Z" fill="${a}"/><path d="M-5-1 0 3 5-1M-2 9 4 4M0 10 7 5" stroke="#1a1408" stroke-width="1.2" fill="none"/><circle cy="-9" r="1.8" fill="${b}"/>`,
};

export type Figure = keyof typeof figures;
