import type { ComponentType } from 'react';
import { AnsweredMessage } from './AnsweredMessage.tsx';
import { CampaignTerms } from './CampaignTerms.tsx';
import type { OwnFieldProps } from './own-field.ts';
import { PointsGrant } from './PointsGrant.tsx';

/** By act and field. */
export const ownFields: { readonly [Field in string]?: ComponentType<OwnFieldProps> } = {
  'answerSupportCase.reply_to': AnsweredMessage,
  'issueCoupons.terms_hash': CampaignTerms,
  'setPointsItem.grant': PointsGrant,
};
