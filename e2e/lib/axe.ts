import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Phone } from './phone.ts';
import { inProject } from './project.ts';

const axe = readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const grave = new Set<string | null>(['serious', 'critical']);

/** Ends of motions and fades; endless motions are measured as they are. */
const moving = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity).length`;

/**
 * The serious findings of axe on the present page, in the phone's theme and with the colours of the other theme: only
 * those differ. The others are logged.
 */
export async function graveFindings(phone: Phone, name: string): Promise<string[]> {
  if (!(await phone.page.evaluate<boolean>(`'axe' in window`))) await phone.page.evaluate(axe);
  const all = await findings(phone, name, '');
  const other = await phone.inOtherTheme((theme) =>
    findings(phone, `${name} (${theme})`, `runOnly: ['color-contrast', 'link-in-text-block'],`),
  );
  return [...all, ...other];
}

/** Of what is found a second look has to find the same: a toast that fades in while axe measures is no finding. */
async function findings(phone: Phone, name: string, options: string): Promise<string[]> {
  const found = await look(phone, name, options);
  if (found.length === 0) return found;
  const again = new Set(await look(phone, name, options));
  return found.filter((line) => again.has(line));
}

async function look({ page }: Phone, name: string, options: string): Promise<string[]> {
  await expect
    .poll(() => page.evaluate<number>(moving), { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  const found = await page.evaluate<Finding[]>(
    `axe.run(document, { ${options} resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  const lines = found.map(
    ({ id, impact, nodes }) =>
      [
        impact,
        `${name}: ${impact} ${id} ×${nodes.length} ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
      ] as const,
  );
  for (const [impact, line] of lines) if (!grave.has(impact)) console.log(line);
  return lines.filter(([impact]) => grave.has(impact)).map(([, line]) => line);
}
