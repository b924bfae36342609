import { useMessages } from '#i18n/use-messages.ts';

const reasons = ['contacts', 'abuse', 'spam', 'scam', 'personal_data', 'impersonation', 'other'] as const;
type Reason = (typeof reasons)[number];

/** The reason that a message was taken away or a user may not write; one that this app does not know yet is “other”. */
export function useReasonText(): (reason: string) => string {
  const t = useMessages();
  return (reason) =>
    t(`conversation.reasons.${(reasons as readonly string[]).includes(reason) ? (reason as Reason) : 'other'}`);
}
