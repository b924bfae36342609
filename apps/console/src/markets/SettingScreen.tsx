import { changeTypes, listSettings, listSettingVersions, type SettingVersionRow } from '@candor/api';
import { fieldControl } from '@candor/kit/view';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useAddress } from '../lib/address.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { Differences } from '../ui/Differences.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page, Panel } from '../ui/Page.tsx';
import { linkLooks } from '../ui/link-looks.ts';
import { callAt, openers, products } from './products.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { useChangeName } from './change-name.ts';
import { useTextsAt } from './setting-text.ts';

type ChangeType = SettingVersionRow['change'];

/** One setting: what is in force, its editor, every version there was, and what any two of them differ in. */
export function SettingScreen() {
  const t = useMessages();
  const { product = '', change: given = '' } = useParams({ strict: false });
  const [{ of: subject }] = useAddress();
  const change = changeTypes.find((type) => type === given);
  const owner = products.find(({ id }) => id === product);
  if (change === undefined || owner === undefined) {
    return (
      <Page title={given}>
        <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>
      </Page>
    );
  }
  const back = (
    <Link to="/markets/$product" params={{ product }} className={linkLooks}>
      {t(`console.markets.products.${owner.id}`)}
    </Link>
  );
  return subject === undefined ? (
    <NewSetting change={change} back={back} />
  ) : (
    <KnownSetting key={subject} change={change} subject={subject} back={back} />
  );
}

interface ChangeProps {
  readonly change: ChangeType;
  readonly back: ReactNode;
}

function NewSetting({ change, back }: ChangeProps) {
  const t = useMessages();
  const changeName = useChangeName();
  const call = openers[change];
  return (
    <Page title={changeName(change)} actions={back}>
      {call === undefined ? (
        <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>
      ) : (
        <SettingEditor call={call} change={change} present={[]} />
      )}
    </Page>
  );
}

function KnownSetting({ change, subject, back }: ChangeProps & { readonly subject: string }) {
  const t = useMessages();
  const changeName = useChangeName();
  const current = useCall(listSettings, { changes: [[change]] });
  return (
    <Loaded from={current}>
      {(rows) => {
        const setting = rows.find((row) => row.subject === subject);
        const title = changeName(change);
        return (
          <Page
            title={setting === undefined ? title : [title, setting.name].filter(Boolean).join(' · ')}
            actions={back}
          >
            {setting === undefined ? (
              <p className="text-13 text-fg-3">{t('console.markets.none')}</p>
            ) : (
              <SettingBody key={`${setting.version}`} setting={setting} />
            )}
          </Page>
        );
      }}
    </Loaded>
  );
}

function SettingBody({ setting }: { readonly setting: SettingVersionRow }) {
  const may = useMay();
  const call = callAt(setting.call);
  return (
    <>
      {call !== undefined && may(call) ? (
        <SettingEditor call={call} change={setting.change} present={setting.fields} />
      ) : (
        <InForce setting={setting} />
      )}
      <Versions setting={setting} />
    </>
  );
}

function InForce({ setting: { call, fields } }: { readonly setting: SettingVersionRow }) {
  const t = useMessages();
  const { label, value } = useTextsAt(call);
  return (
    <Panel title={t('console.markets.inForce')}>
      <dl className="grid grid-cols-[minmax(9rem,max-content)_1fr] gap-x-6 gap-y-1.5 text-13">
        {fields.map((field) => (
          <div key={field.name} className="contents">
            <dt className="text-fg-3">{label(field.name)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value(field.name, field.value, fields)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Versions({ setting }: { readonly setting: SettingVersionRow }) {
  const t = useMessages();
  const { change, subject } = setting;
  const versions = useCall(listSettingVersions, { change, subject });
  return (
    <Panel title={t('console.markets.versions')}>
      <Loaded from={versions}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-13 text-fg-3">
              {t(change === 'spot.set_maker' ? 'console.markets.noHistory' : 'console.markets.asListed')}
            </p>
          ) : (
            <Compared versions={rows} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Two versions of the list: the newest and the one before it, until others are chosen in the address. */
function Compared({ versions }: { readonly versions: readonly SettingVersionRow[] }) {
  const t = useMessages();
  const moment = useMoment();
  const [{ from, to }, setAddress] = useAddress();
  const newest = versions[0];
  const texts = useTextsAt(newest?.call ?? '');
  const later = versions.find(({ version }) => `${version}` === to) ?? newest;
  const earlier = versions.find(({ version }) => `${version}` === from) ?? versions[1];
  const differences = useMemo(() => {
    const valueIn = (of: SettingVersionRow | undefined, wanted: string): string =>
      of?.fields.find(({ name }) => name === wanted)?.value ?? '';
    const names = [...new Set([...(earlier?.fields ?? []), ...(later?.fields ?? [])].map(({ name }) => name))];
    return names
      .map((name) => ({ name, before: valueIn(earlier, name), after: valueIn(later, name) }))
      .filter(({ before, after }) => before !== after);
  }, [earlier, later]);
  const choice = (label: string, chosen: SettingVersionRow | undefined, field: 'from' | 'to') => (
    <label className="flex items-center gap-2 text-13 text-fg-2">
      {label}
      <select
        value={chosen?.version ?? ''}
        onChange={({ target }) => setAddress({ [field]: target.value })}
        className={`${fieldControl} h-8`}
      >
        {chosen === undefined && <option value="">–</option>}
        {versions.map(({ version, atMs, operators }) => (
          <option key={version} value={version}>
            {[t('console.markets.versionOf', { version: `${version}` }), moment(atMs), operators.join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {choice(t('console.markets.compare'), earlier, 'from')}
        {choice(t('console.markets.with'), later, 'to')}
      </div>
      {earlier === undefined ? (
        <p className="text-13 text-fg-3">{t('console.markets.onlyOne')}</p>
      ) : differences.length === 0 ? (
        <p className="text-13 text-fg-3">{t('console.markets.same')}</p>
      ) : (
        <Differences
          of={differences}
          label={texts.label}
          value={texts.value}
          titles={[
            t('console.markets.versionOf', { version: `${earlier.version}` }),
            t('console.markets.versionOf', { version: `${later?.version ?? 0}` }),
          ]}
        />
      )}
    </>
  );
}
