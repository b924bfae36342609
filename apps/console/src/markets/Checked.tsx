import { type CallSpec, checkChange, type OutputOf } from '@candor/api';
import { Tag, useDebounced } from '@candor/kit/view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call as make, type WireFields } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import { BalanceMoves } from '../ui/BalanceMoves.tsx';
import { Differences } from '../ui/Differences.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Page.tsx';
import { useTextsAt } from './setting-text.ts';

const looks = { at_once: 'good', confirmed: 'warn', delayed: 'warn' } as const;

/** A verdict of the core on a change that is still being filled in. */
export function Checked({ call, values }: { readonly call: CallSpec; readonly values: WireFields }) {
  const t = useMessages();
  const { language } = useSettings();
  const asked = useSettled(values);
  const isBegun = Object.keys(asked).length > 0;
  const check = useQuery({
    queryKey: [checkChange.path, call.path, asked, language],
    queryFn: () => make(checkChange, { call: call.path, fields: JSON.stringify(asked) }),
    placeholderData: keepPreviousData,
    enabled: isBegun,
  });
  if (!isBegun) return null;
  return (
    <Panel title={t('console.markets.check.title')}>
      <Loaded from={check}>{(data) => <Verdict call={call} check={data} />}</Loaded>
    </Panel>
  );
}

function Verdict({ call, check }: { readonly call: CallSpec; readonly check: OutputOf<typeof checkChange> }) {
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
  return (
    <>
      <p role="status" className="text-13">
        <Tag look={looks[procedure]}>{t(`console.markets.check.${procedure}`)}</Tag>
      </p>
      <Differences of={differences} label={label} value={value} />
      <BalanceMoves of={balances} />
    </>
  );
}

const settledAfterMs = 300;

/** The fields once nobody has typed for a moment, without those that are empty and without the reason. */
function useSettled({ note: _note, ...values }: WireFields): WireFields {
  const text = JSON.stringify(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  const settled = useDebounced(text, settledAfterMs);
  return useMemo(() => JSON.parse(settled) as WireFields, [settled]);
}
