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

/** What axe finds on what is shown now: the grave as findings, the rest said in the log. */
export async function graveFindings(phone: Phone, name: string): Promise<string[]> {
  // Things that fade in are measured when they have.
  await expect
    .poll(
      () =>
        phone.page.evaluate<number>(
          `document.getAnimations().filter(({ playState }) => playState === 'running').length`,
        ),
      { timeout: 5_000 },
    )
    .toBe(0)
    .catch(() => undefined);
  if (!(await phone.page.evaluate<boolean>(`'axe' in window`))) await phone.page.evaluate(axe);
  const findings = await phone.page.evaluate<Finding[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  const lines = findings.map(
    ({ id, impact, nodes }) =>
      [
        impact,
        `${name}: ${impact} ${id} ×${nodes.length} ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
      ] as const,
  );
  for (const [impact, line] of lines) if (!grave.has(impact)) console.log(line);
  return lines.filter(([impact]) => grave.has(impact)).map(([, line]) => line);
}
