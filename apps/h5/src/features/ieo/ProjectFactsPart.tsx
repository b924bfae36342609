import type { getProject, OutputOf } from '@candor/api';
import { Note } from '@candor/kit/view';
import { FileText, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { LongText } from '#features/help/LongText.tsx';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { sha256Of } from './check-allocation.ts';

type Detail = OutputOf<typeof getProject>;
type Checked = 'same' | 'others' | 'impossible';

const words = { same: 'ieo.factsSame', others: 'ieo.factsOthers', impossible: 'ieo.checkImpossible' } as const;

/** The facts form: who issues, what for, whose interests; with the white paper, and the proof that nobody changed it. */
export function ProjectFactsPart({ project }: { readonly project: Detail }) {
  const t = useMessages();
  const [isReading, setIsReading] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const { facts, factsHash, name } = project;
  if (facts === undefined) return <Note>{t('ieo.noFacts')}</Note>;
  const { document, paper } = facts;
  const rows = [
    [t('ieo.issuer'), facts.issuer],
    [t('ieo.useOfFunds'), facts.useOfFunds],
    [t('ieo.conflicts'), facts.conflicts],
    [t('ieo.refundRule'), facts.refundRule],
  ] as const;
  async function check(): Promise<void> {
    const hash = await sha256Of(document);
    setChecked(hash === undefined ? 'impossible' : hash === factsHash ? 'same' : 'others');
  }
  return (
    <section aria-label={t('ieo.facts')}>
      <h2 className="text-16 font-semibold">{t('ieo.facts')}</h2>
      <dl className="mt-2 flex flex-col gap-3">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className="text-12 text-fg-3">{label}</dt>
            <dd className="text-14 text-fg-2">{text}</dd>
          </div>
        ))}
        <div>
          <dt className="text-12 text-fg-3">{t('ieo.website')}</dt>
          <dd className="text-14 text-fg-2">
            {facts.website === '' ? t('ieo.noWebsite') : <WayOut url={facts.website} />}
          </dd>
        </div>
        {facts.paperUrl !== '' && (
          <div>
            <dt className="text-12 text-fg-3">{t('ieo.paperUrl')}</dt>
            <dd className="text-14 text-fg-2">
              <WayOut url={facts.paperUrl} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-4 grid grid-cols-1 gap-2.5 min-[22.5rem]:grid-cols-2">
        <Button
          look="soft"
          size="medium"
          icon={<FileText aria-hidden className="size-4" />}
          onClick={() => setIsReading(true)}
        >
          {t('ieo.whitePaper')}
        </Button>
        <Button
          look="soft"
          size="medium"
          icon={<ShieldCheck aria-hidden className="size-4" />}
          onClick={() => void check()}
        >
          {t('ieo.factsCheck')}
        </Button>
      </div>
      <div role="status">
        {checked !== undefined && (
          <Note tone={checked === 'same' ? 'info' : checked === 'others' ? 'danger' : 'warn'} className="mt-3">
            {t(words[checked])}
          </Note>
        )}
      </div>
      <p className="mt-3 text-12 text-fg-3">
        {t('ieo.factsVersion', { version: String(facts.version) })} ·{' '}
        <TimeText atMs={facts.publishedAtMs} look="moment" />
      </p>
      <p className="mt-1 text-11 break-all text-fg-3">
        {t('ieo.factsHash')}: {factsHash}
      </p>
      <Sheet isOpen={isReading} onClose={() => setIsReading(false)} title={`${name} · ${t('ieo.whitePaper')}`}>
        <div className="pb-4">
          <LongText text={paper} />
        </div>
      </Sheet>
    </section>
  );
}

/** Every way out goes through the notice. */
function WayOut({ url }: { readonly url: string }) {
  return (
    <button
      type="button"
      onClick={() => navigateTo('/pages/common/webView', { url })}
      className="text-left break-all text-accent underline"
    >
      {url}
    </button>
  );
}
