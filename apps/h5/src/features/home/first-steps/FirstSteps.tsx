import { getUserInfo } from '@candor/api';
import { useEffect, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { closeSteps, usersPastSteps } from '../stored-choices.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { firstSteps, useFirstSteps } from './use-first-steps.ts';

/** The way to a first trade, for users who have not gone it yet and have not put it away. */
export function FirstSteps() {
  const user = useCall(getUserInfo, {});
  if (user.state === 'failed') return null;
  // Keeps the card's room from the start, but on a device whose user will hardly see it.
  if (user.data === undefined) return usersPastSteps().length === 0 ? <Room /> : null;
  return <StepsOf key={user.data.uid} uid={user.data.uid} />;
}

function StepsOf({ uid }: { readonly uid: number }) {
  const [isPast, setIsPast] = useState(() => usersPastSteps().includes(uid));
  return isPast ? null : (
    <OpenSteps
      onPast={() => {
        closeSteps(uid);
        setIsPast(true);
      }}
    />
  );
}

function OpenSteps({ onPast }: { readonly onPast: () => void }) {
  const done = useFirstSteps();
  const isAll = done?.size === firstSteps.length;
  useEffect(() => {
    if (isAll) onPast();
  });
  if (done === undefined) return <Room />;
  if (isAll) return null;
  return (
    <TextPart part="firstSteps" skeleton={<Room />}>
      <FirstStepsCard done={done} onClose={onPast} />
    </TextPart>
  );
}

function Room() {
  return <Skeleton className="px-4 pt-4" blocks={['h-51 rounded-card']} />;
}
