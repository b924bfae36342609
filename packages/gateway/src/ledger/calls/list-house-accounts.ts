import { listHouseAccounts } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { houseAccounts } from '../house-accounts.ts';

export default serve(listHouseAccounts, async (deps) => done(await houseAccounts(deps)));
