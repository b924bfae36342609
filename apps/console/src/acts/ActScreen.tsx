import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Answer } from '../ui/Answer.tsx';
import { Page, Panel } from '../ui/Page.tsx';
import { useActName } from './use-act-name.ts';
import { useActSummary } from './use-act-summary.ts';
import { operatorActs } from './operator-acts.ts';

const nothing = {};

/** One act, with what the server answered to it. */
export function ActScreen() {
  const t = useMessages();
  const may = useMay();
  const actName = useActName();
  const summaryOf = useActSummary();
  const { name = '' } = useParams({ strict: false });
  const [answer, setAnswer] = useState<unknown>();
  const act = operatorActs.find((one) => one.name === name);
  if (act === undefined || !may(act.call)) {
    return (
      <Page title={name}>
        <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>
      </Page>
    );
  }
  return (
    <Page title={actName(name)}>
      <p className="text-13 text-fg-2">{summaryOf(act)}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Panel>
          <ActForm key={name} call={act.call} fixed={nothing} onDone={setAnswer} />
        </Panel>
        {answer !== undefined && (
          <Panel title={t('console.acts.result')}>
            <Answer of={answer} call={act.call} />
          </Panel>
        )}
      </div>
    </Page>
  );
}
