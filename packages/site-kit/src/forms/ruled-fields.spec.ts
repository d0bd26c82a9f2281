import { expect, it } from '@jest/globals';
import { IsInt, IsString } from 'class-validator';
import { ruledFields } from './ruled-fields.ts';

class Parcel {
  @IsString() readonly label!: string;
  @IsInt() readonly version!: number;
}
class SentParcel extends Parcel {
  @IsInt() readonly weight: number = 0;
}

it('a form has a control for each field that its DTO has rules for, in the order of its page', () => {
  expect(ruledFields(SentParcel, ['weight'], ['version'])).toEqual(['weight', 'label']);
});
