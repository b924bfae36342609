import { getUserInfo } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { useEffect, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { Card } from '#ui/Card.tsx';
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
  const { state, data: done } = useFirstSteps();
  const isAll = done?.size === firstSteps.length;
  useEffect(() => {
    if (isAll) onPast();
  });
  if (state === 'loading') return <Room />;
  if (done === undefined || isAll) return null;
  return (
    <TextPart part="firstSteps" skeleton={<Room />}>
      <FirstStepsCard done={done} onClose={onPast} />
    </TextPart>
  );
}

/** The card is there at once, and only its steps are awaited. */
function Room() {
  return (
    <Card className="mx-4 mt-4 h-51 px-4 pt-2.5">
      <SkeletonRows rows={3} />
    </Card>
  );
}
