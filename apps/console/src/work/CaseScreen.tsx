import { answerSupportCase, type CallSpec, type LanguageCode } from '@candor/api';
import { Button } from '@candor/kit/view';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { recordNameOf } from '../acts/operator-calls.ts';
import { useActName } from '../acts/use-act-name.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useAnyCall } from '../lib/use-call.ts';
import { wireNamesOf } from '../lib/wire-names.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Answer } from '../ui/Answer.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page, Panel } from '../ui/Page.tsx';
import { meaningsIn } from '../values/meanings.ts';
import { caseDocuments } from './case-documents.ts';
import { CaseDocuments } from './CaseDocuments.tsx';
import { CannedAnswers } from './CannedAnswers.tsx';
import { CasePeople } from './CasePeople.tsx';
import { CaseTaker } from './CaseTaker.tsx';
import { Conversation, splitMessages } from './Conversation.tsx';
import { CaseMessages } from './case-messages.ts';
import { caseKinds } from './case-kinds.ts';
import { NextCase, useQueueAfter } from './NextCase.tsx';

/** One case with all that the role may know of it, and what can be done. */
export function CaseScreen() {
  const t = useMessages();
  const { kind = '', id = '' } = useParams({ strict: false });
  const known = kind in caseKinds ? (kind as keyof typeof caseKinds) : undefined;
  if (known === undefined) return <Page title={kind}>{t('console.work.gone')}</Page>;
  return <KnownCase key={`${kind} ${id}`} kind={known} id={id} />;
}

function KnownCase({ kind, id }: { readonly kind: keyof typeof caseKinds; readonly id: string }) {
  const t = useMessages();
  const may = useMay();
  const { reads, asks, idOf, acts } = caseKinds[kind];
  const documents = caseDocuments[kind];
  const found = useAnyCall(
    reads,
    useMemo(() => asks(id), [asks, id]),
  );
  const queue = useQueueAfter({ kind, id });
  const meanings = useMemo(() => meaningsIn(reads.output), [reads]);
  return (
    <Page
      title={`${t(`console.kinds.${kind}`)} ${id}`}
      actions={
        <>
          {queue.of !== undefined && <CasePeople of={queue.of.people} />}
          {queue.of !== undefined && <CaseTaker of={queue.of} />}
          <NextCase after={queue} />
        </>
      }
    >
      <Loaded from={found}>
        {(data) => {
          const row = idOf === undefined ? data : rowsOf(data).find((one) => idOf(one) === id);
          if (row === undefined) return <p className="text-13 text-fg-3">{t('console.work.gone')}</p>;
          const { messages, rest } = splitMessages(flat(row));
          return (
            <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
              <div className="flex min-w-0 flex-col gap-4">
                <Panel>
                  <Facts of={rest} meanings={meanings} />
                </Panel>
                {messages.length > 0 && <Conversation messages={messages} />}
                {documents !== undefined && <CaseDocuments id={id} of={documents} row={row} />}
              </div>
              <CaseMessages value={messages}>
                <CaseActs
                  of={acts.filter(([spec]) => may(spec))}
                  id={id}
                  tools={(spec) => (spec === answerSupportCase ? answersIn(row) : undefined)}
                />
              </CaseMessages>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface CaseActsProps {
  readonly of: (typeof caseKinds)[keyof typeof caseKinds]['acts'];
  readonly id: string;
  readonly tools: (spec: CallSpec) => Tools | undefined;
}

/** The acts on a case: one is open, the others are behind their buttons. What was typed in one stays. */
function CaseActs({ of: acts, id, tools }: CaseActsProps) {
  const t = useMessages();
  const actName = useActName();
  const [chosen, setChosen] = useState(acts[0]?.[0].path);
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({});
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {acts.length > 1 && (
        <div role="group" aria-label={t('console.work.acts')} className="flex flex-wrap gap-2">
          {acts.map(([spec]) => (
            <Button
              key={spec.path}
              look={spec.path === chosen ? 'ink' : 'soft'}
              size="small"
              aria-pressed={spec.path === chosen}
              onClick={() => setChosen(spec.path)}
            >
              {actName(recordNameOf(spec))}
            </Button>
          ))}
        </div>
      )}
      {acts.map(([spec, fixed]) => (
        <div key={spec.path} hidden={spec.path !== chosen}>
          <Panel title={actName(recordNameOf(spec))}>
            <CaseAct
              spec={spec}
              fixed={wireNamesOf(spec, fixed(id))}
              tools={tools(spec)}
              onDone={(answer) => setAnswers((before) => ({ ...before, [spec.path]: answer }))}
            />
            {answers[spec.path] !== undefined && <Answer of={answers[spec.path]} call={spec} />}
          </Panel>
        </div>
      ))}
    </div>
  );
}

interface CaseActProps {
  readonly spec: Parameters<typeof ActForm>[0]['call'];
  readonly fixed: NonNullable<Parameters<typeof ActForm>[0]['fixed']>;
  readonly tools: Tools | undefined;
  readonly onDone: (answer: unknown) => void;
}

type Tools = (write: (name: string, text: string) => void) => ReactNode;

/** Prepared answers in the language of a support case. */
function answersIn(row: unknown): Tools {
  const { case: about } = row as { readonly case: { readonly lang: LanguageCode } };
  return (write) => <CannedAnswers lang={about.lang} onChoose={(text) => write('text', text)} />;
}

function CaseAct({ spec, fixed, tools, onDone }: CaseActProps) {
  const key = JSON.stringify(fixed);
  // The form looks at its fields anew only when the case is another one.
  const same = useMemo(() => JSON.parse(key) as typeof fixed, [key]);
  return <ActForm call={spec} fixed={same} onDone={onDone} {...(tools !== undefined && { tools })} />;
}

/** A case and what goes with it, as one list of facts. */
function flat(row: unknown): unknown {
  const { case: about, ...rest } = row as { readonly case?: object };
  return about === undefined ? row : { ...about, ...rest };
}

function rowsOf(data: unknown): readonly Readonly<Record<string, any>>[] {
  return (data as { readonly data?: readonly Readonly<Record<string, any>>[] }).data ?? [];
}
