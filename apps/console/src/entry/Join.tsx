import { beginOperatorJoin, CallError, finishOperatorJoin, viewOperatorInvitation } from '@candor/api';
import { Button, TextField } from '@candor/kit/view';
import { startRegistration } from '@simplewebauthn/browser';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { optionsOf, useEntry } from './entry.ts';
import { EntryFrame } from './EntryFrame.tsx';

export function Join() {
  const t = useMessages();
  const { invitation = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const invited = useCall(viewOperatorInvitation, { invitation });
  const [chosen, setChosen] = useState('');
  const entry = useEntry(async () => {
    const fields = { invitation, ...(chosen === '' ? {} : { name: chosen }) };
    const created = await startRegistration({ optionsJSON: await optionsOf(beginOperatorJoin, fields) });
    const opened = await send(finishOperatorJoin, { ...fields, created: JSON.stringify(created) });
    await navigate({ to: '/work' });
    return opened;
  });
  if (invited.error instanceof CallError && invited.error.code === 'parameter_error') {
    return <EntryFrame title={t('console.join.title')} text={t('console.join.broken')} />;
  }
  return (
    <Loaded from={invited}>
      {({ name, invitedBy }) => (
        <EntryFrame
          title={t('console.join.title')}
          text={name === '' ? t('console.join.atStart') : t('console.join.text', { inviter: invitedBy })}
          error={entry.refusal}
        >
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              entry.mutate();
            }}
          >
            <TextField
              label={t('console.join.name')}
              hint={t('console.join.nameHint')}
              value={name === '' ? chosen : name}
              readOnly={name !== ''}
              required
              maxLength={40}
              autoComplete="off"
              onChange={setChosen}
            />
            <Button type="submit" look="ink" isBusy={entry.isPending}>
              {t('console.join.act')}
            </Button>
          </form>
        </EntryFrame>
      )}
    </Loaded>
  );
}
