import {
  type CallError,
  type FollowRow,
  followTrader,
  getTrader,
  listFollows,
  listTraders,
  type TraderCard,
} from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { type FollowForm, type FollowProblem, followFormOf, followRequest, problemsOfFollow } from './follow-form.ts';

export interface Following {
  readonly form: FollowForm;
  readonly change: (form: FollowForm) => void;
  readonly problem: FollowProblem | undefined;
  readonly isEdit: boolean;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly send: () => void;
}

/** The form of following one trader, and its sending. */
export function useFollowing(card: TraderCard, follow: FollowRow | undefined, onDone: () => void): Following {
  const t = useMessages();
  const [form, setForm] = useState(() => followFormOf(follow));
  const { name, traderId } = card;
  const isEdit = follow?.isActive === true;
  const command = useCommand(followTrader, {
    invalidates: [listFollows, getTrader, listTraders],
    onFailed: () => true,
    onDone: ({ isNew }) => {
      toast('success', isNew ? t('copy.form.begun', { name }) : t('copy.form.saved'));
      onDone();
    },
  });
  return {
    form,
    change: (next) => {
      command.clearError();
      setForm(next);
    },
    problem: problemsOfFollow(form)[0],
    isEdit,
    isBusy: command.isBusy,
    error: command.error,
    send: () => {
      const request = followRequest(form, traderId);
      if (request !== undefined) void command.run(request);
    },
  };
}
