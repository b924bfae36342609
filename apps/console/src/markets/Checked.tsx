import { type CallSpec, checkChange, type OutputOf } from '@candor/api';
import { Tag, useDebounced } from '@candor/kit/view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call as make, type WireFields } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import { BalanceMoves } from '../ui/BalanceMoves.tsx';
import { Differences } from '../ui/Differences.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Page.tsx';
import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import { useTextsAt } from './setting-text.ts';

type Checked = OutputOf<typeof checkChange> & { readonly fields: string };

const looks = { at_once: 'good', confirmed: 'warn', delayed: 'warn' } as const;

/** A verdict of the core on a change that is still being filled in, and what users would see of it. */
export function Checked({ call, values }: { readonly call: CallSpec; readonly values: WireFields }) {
  const t = useMessages();
  const { language } = useSettings();
  const fields = useSettled(values);
  const isBegun = fields !== '{}';
  const check = useQuery({
    queryKey: [checkChange.path, call.path, fields, language],
    queryFn: async () => ({ ...(await make(checkChange, { call: call.path, fields })), fields }),
    placeholderData: keepPreviousData,
    enabled: isBegun,
  });
  const shown = usePreviewed(check.data);
  if (!isBegun) return null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Panel title={t('console.markets.check.title')}>
        <Loaded from={check}>{(data) => <Verdict call={call} check={data} />}</Loaded>
      </Panel>
      {shown !== undefined && <PagePreview call={call.path} {...shown} />}
    </div>
  );
}

/** The pages to preview. A draft that would be refused has none: their place stays, and says so. */
function usePreviewed(check: Checked | undefined): Omit<PagePreviewProps, 'call'> | undefined {
  const [last, setLast] = useState<Checked>();
  const isAccepted = check?.code === '';
  if (isAccepted && check !== last) setLast(check);
  const { pages = [], isOwnPage = false, fields } = (isAccepted ? check : last) ?? {};
  if (pages.length === 0) return undefined;
  return { pages, isOwnPage, ...(isAccepted && fields !== undefined && { fields }) };
}

function Verdict({ call, check }: { readonly call: CallSpec; readonly check: Checked }) {
  const t = useMessages();
  const { label, value } = useTextsAt(call.path);
  const { code, message, field, procedure = 'at_once', differences, balances } = check;
  if (code !== '') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-2 text-13">
        <Tag look="danger">{t('console.markets.check.refused')}</Tag>
        {field === '' ? message : `${label(field)}: ${message.replace(/^[^:]*: /, '')}`}
      </p>
    );
  }
  if (differences.length === 0) {
    return (
      <p role="status" className="text-13 text-fg-3">
        {t('console.markets.check.nothing')}
      </p>
    );
  }
  const next = differences.map(({ name, after }) => ({ name, value: after }));
  return (
    <>
      <p role="status" className="text-13">
        <Tag look={looks[procedure]}>{t(`console.markets.check.${procedure}`)}</Tag>
      </p>
      <Differences of={differences} label={label} value={(name, text) => value(name, text, next)} />
      <BalanceMoves of={balances} />
    </>
  );
}

const settledAfterMs = 300;

/** The fields as JSON, once nobody has typed for a moment, without those that are empty and without the reason. */
function useSettled({ note: _note, ...values }: WireFields): string {
  const text = JSON.stringify(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  return useDebounced(text, settledAfterMs);
}
