import { type CallSpec, checkChange, type OutputOf, type SettingField, type SettingVersionRow } from '@candor/api';
import { Tag, useDebounced } from '@candor/kit/view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call as make, type WireFields } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { ActForm } from '../ui/ActForm.tsx';
import { Differences } from '../ui/Differences.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Page.tsx';
import { subjectFields, useTextsAt } from './setting-text.ts';

interface EditorProps {
  readonly call: CallSpec;
  readonly change: SettingVersionRow['change'];
  /** The fields in force; empty: something new. */
  readonly present: readonly SettingField[];
}

const looks = { at_once: 'good', confirmed: 'warn', delayed: 'warn' } as const;

/** A form of the call that sets it, with what the core would say to it now: the server asks its own rules. */
export function SettingEditor({ call, change, present }: EditorProps) {
  const t = useMessages();
  const { fixed, initial } = useMemo(() => {
    const subjects = subjectFields(change, call);
    const own = (isSubject: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        present.filter(({ name }) => subjects.includes(name) === isSubject).map(({ name, value }) => [name, value]),
      );
    return { fixed: own(true), initial: own(false) };
  }, [call, change, present]);
  const [values, setValues] = useState<WireFields>(initial);
  const asked = useMemo(() => ({ ...fixed, ...values }), [fixed, values]);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t(present.length === 0 ? 'console.markets.open' : 'console.markets.edit')}>
        <ActForm
          call={call}
          fixed={fixed}
          initial={initial}
          onChange={setValues}
          label={t('console.markets.propose')}
        />
      </Panel>
      <Checked call={call} values={asked} />
    </div>
  );
}

function Checked({ call, values }: { readonly call: CallSpec; readonly values: WireFields }) {
  const t = useMessages();
  const asked = useSettled(values);
  const check = useQuery({
    queryKey: [checkChange.path, call.path, asked],
    queryFn: () => make(checkChange, { call: call.path, fields: JSON.stringify(asked) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={t('console.markets.check.title')}>
      <Loaded from={check}>{(data) => <Verdict call={call} check={data} />}</Loaded>
    </Panel>
  );
}

function Verdict({ call, check }: { readonly call: CallSpec; readonly check: OutputOf<typeof checkChange> }) {
  const t = useMessages();
  const { label, value } = useTextsAt(call.path);
  const { code, message, field, procedure = 'at_once', differences } = check;
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
