// Names of things that are alike, told once: "3 × Home" and not "Home, Home and Home".

export function told(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, amount]) => (amount === 1 ? name : `${amount} × ${name}`));
}
