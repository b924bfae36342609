import { notePerson, type OutputOf, setHold, type viewPerson } from '@candor/api';
import { type ReactNode, useMemo } from 'react';
import { languageNameOf, useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { NoteList } from '../ui/NoteList.tsx';
import { Panel } from '../ui/Page.tsx';

type Person = OutputOf<typeof viewPerson>;

interface OfPerson {
  readonly person: Person;
}

/** The first part of the page: profile, limits, holds, and the notes of operators. */
export function PersonSheet({ person }: OfPerson) {
  const may = useMay();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <Profile person={person} />
        <Limits person={person} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {may(setHold) && <PlaceHold accountId={person.accountId} />}
        <Notes person={person} />
      </div>
    </div>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-fg-3">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children === '' ? '–' : children}</dd>
    </div>
  );
}

const lines = 'grid grid-cols-[minmax(9rem,max-content)_1fr] gap-x-4 gap-y-1.5 text-13';

function Profile({ person }: OfPerson) {
  const t = useMessages();
  const moment = useMoment();
  const { nickname, email, phone, country, identityLevel, creditScore, language, createdAtMs, frozenAtMs } = person;
  const level = identityLevel === 2 ? 'advanced' : identityLevel === 1 ? 'basic' : 'none';
  return (
    <Panel title={t('console.people.parts.person')}>
      <dl className={lines}>
        <Line name={t('console.people.nickname')}>{nickname}</Line>
        <Line name={t('console.people.keys.email')}>{email}</Line>
        <Line name={t('console.people.keys.phone')}>{[phone, country].filter(Boolean).join(' · ')}</Line>
        <Line name={t('console.people.level')}>{t(`console.people.levels.${level}`)}</Line>
        <Line name={t('console.people.credit')}>{creditScore}</Line>
        <Line name={t('console.people.language')}>{languageNameOf(language)}</Line>
        <Line name={t('console.people.created')}>{moment(createdAtMs)}</Line>
        <Line name={t('console.people.sessions')}>{person.sessions}</Line>
        {frozenAtMs !== undefined && <Line name={t('console.people.isFrozen')}>{moment(frozenAtMs)}</Line>}
      </dl>
    </Panel>
  );
}

function Limits({ person: { accountId, funding } }: OfPerson) {
  const t = useMessages();
  const moment = useMoment();
  const may = useMay();
  const { code, limit, used, left, holds, isBookOnly } = funding;
  return (
    <Panel title={t('console.people.limits')}>
      <dl className={lines}>
        <Line name={t('console.people.limit')}>{`${limit} ${code}`}</Line>
        <Line name={t('console.people.used')}>{`${used} ${code}`}</Line>
        <Line name={t('console.people.left')}>{`${left} ${code}`}</Line>
        <Line name={t('console.people.bookOnly')}>{t(isBookOnly ? 'console.yes' : 'console.no')}</Line>
      </dl>
      <h3 className="text-13 font-semibold">{t('console.people.holds')}</h3>
      {holds.length === 0 && <p className="text-13 text-fg-3">{t('console.people.noHolds')}</p>}
      <ul className="flex flex-col gap-3">
        {holds.map(({ reason, sinceMs, untilMs }) => (
          <li key={`${reason} ${sinceMs}`} className="flex flex-col gap-2 border-l border-line pl-3 text-13">
            <p>
              <span className="font-medium">{t(`console.people.reasons.${reason}`)}</span>
              <span className="text-fg-2">
                {' · '}
                {moment(sinceMs)} – {untilMs === undefined ? t('console.people.untilLifted') : moment(untilMs)}
              </span>
            </p>
            {may(setHold) && (reason === 'under_review' || reason === 'account_frozen') && (
              <LiftHold accountId={accountId} reason={reason} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LiftHold({ accountId, reason }: { readonly accountId: number; readonly reason: string }) {
  const t = useMessages();
  const fixed = useMemo(() => ({ account_id: accountId, type: 'lift', reason }), [accountId, reason]);
  return <ActForm call={setHold} fixed={fixed} look="soft" label={t('console.people.lift')} />;
}

function PlaceHold({ accountId }: { readonly accountId: number }) {
  const t = useMessages();
  const fixed = useMemo(() => ({ account_id: accountId, type: 'place', reason: 'under_review' }), [accountId]);
  return (
    <Panel title={t('console.people.place')}>
      <p className="text-13 text-fg-2">{t('console.people.placeText')}</p>
      <ActForm call={setHold} fixed={fixed} look="danger" label={t('console.people.place')} />
    </Panel>
  );
}

function Notes({ person: { accountId, notes } }: OfPerson) {
  const t = useMessages();
  const may = useMay();
  const fixed = useMemo(() => ({ account_id: accountId }), [accountId]);
  return (
    <Panel title={t('console.people.notes')}>
      <p className="text-12 text-fg-3">{t('console.people.notesText')}</p>
      <NoteList notes={notes} />
      {may(notePerson) && <ActForm call={notePerson} fixed={fixed} look="soft" label={t('console.people.write')} />}
    </Panel>
  );
}
