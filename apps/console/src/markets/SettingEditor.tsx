import type { CallSpec, SettingField, SettingVersionRow } from '@candor/api';
import { useMemo, useState } from 'react';
import type { WireFields } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { ActForm } from '../ui/ActForm.tsx';
import { Panel } from '../ui/Page.tsx';
import { Checked } from './Checked.tsx';
import { subjectFields } from './setting-text.ts';

interface EditorProps {
  readonly call: CallSpec;
  readonly change: SettingVersionRow['change'];
  /** The fields in force; empty: something new. */
  readonly present: readonly SettingField[];
}

/** Fields that a new version says anew: the time of a rate is not that of the one before. */
const saidAnew = new Set(['as_of']);

/** A form of the call that sets it, with what the core would say to it now: the server asks its own rules. */
export function SettingEditor({ call, change, present }: EditorProps) {
  const t = useMessages();
  const { fixed, initial } = useMemo(() => {
    const subjects = subjectFields(change, call);
    const own = (isSubject: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        present.filter(({ name }) => subjects.includes(name) === isSubject).map(({ name, value }) => [name, value]),
      );
    const initial = Object.entries(own(false)).filter(([name]) => !saidAnew.has(name));
    return { fixed: own(true), initial: Object.fromEntries(initial) };
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
