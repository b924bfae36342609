import type { FollowRow, TraderCard } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { FollowButton } from './FollowButton.tsx';
import { FollowFields } from './FollowFields.tsx';
import { useFollowing } from './use-following.ts';

interface FollowSheetProps {
  readonly card: TraderCard;
  readonly follow: FollowRow | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Following over the trader's record. Each opening begins with how things are. */
export function FollowSheet(props: FollowSheetProps) {
  const { follow, isOpen } = props;
  return <Form key={isOpen ? `${follow?.traderId} ${follow?.isActive}` : 'closed'} {...props} />;
}

function Form({ card, follow, isOpen, onClose }: FollowSheetProps) {
  const t = useMessages();
  const following = useFollowing(card, follow, onClose);
  const { name } = card;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(following.isEdit ? 'copy.editTitle' : 'copy.followTitle', { name })}
      footer={<FollowButton following={following} />}
    >
      <div className="pt-1">
        <FollowFields card={card} follow={follow} following={following} />
      </div>
    </Sheet>
  );
}
