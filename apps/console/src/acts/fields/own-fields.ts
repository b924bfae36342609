import type { ComponentType } from 'react';
import { CampaignTerms } from './CampaignTerms.tsx';
import type { OwnFieldProps } from './own-field.ts';

/** By act and field. */
export const ownFields: { readonly [Field in string]?: ComponentType<OwnFieldProps> } = {
  'issueCoupons.terms_hash': CampaignTerms,
};
