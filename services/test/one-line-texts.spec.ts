import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@northlight/contracts';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Class = new () => object;

/** Texts that may have several lines: their forms have a field of several rows, or they are no text that is read. */
const ofSeveralLines = [
  ...['WriteNoteDto.text', 'ExperienceDto.shortDescription', 'ExperienceDto.description'],
  ...['ExperienceDto.requirements', 'ExperienceDto.specialEquipment', 'VenueDto.description'],
  ...['PlanDto.shortDescription', 'PlanDto.description', 'ProductDto.description', 'IssueVoucherDto.message'],
  ...['BuyGiftCardDto.message'],
  ...['ContactMessageDto.message', 'ContactMessageDto.website', 'SendAnswerDto.answer'],
  ...['WriteReviewDto.text', 'AnswerReviewDto.answer'],
  ...['InquiryFieldsDto.businessExperience', 'InquiryFieldsDto.message', 'SendInquiryDto.additionalInfo'],
  ...['AdditionalInfo.motivation', 'PreApplicationDto.motivation', 'ChangeInquiryStatusDto.note'],
  ...['CandidateFormDto.businessResume', 'CandidateFormDto.existingBuildingDetails'],
  ...['CandidateFormDto.regulatoryApprovals', 'CandidateFormDto.additionalNotes', 'CompleteDetailsDto.partnerDetails'],
  ...['ReleaseFailureDto.message', 'ReleaseFailureDto.stack'],
];
/** Any characters, as their owner likes. */
const secrets = [
  ...['ChangeEmailDto.currentPassword', 'ChangePasswordDto.currentPassword'],
  ...['DeleteAccountDto.currentPassword', 'ChangePasswordDto.password', 'ChangePasswordFormDto.confirmPassword'],
  ...['RegisterDto.password', 'RegisterFormDto.confirmPassword', 'NewPasswordFormDto.password'],
  ...['NewPasswordFormDto.confirmPassword', 'ResetPasswordDto.password', 'SetupFormDto.password'],
  ...['SetupFormDto.confirmPassword', 'SignInDto.password', 'OwnPasswordDto.currentPassword'],
  'OwnIdentityDto.currentPassword',
  'VerifyEmailDto.currentPassword',
];

/** Rules of the library that admit no text with a control character. */
const closed = 'oneLine isIn equals isInt isNumber isBoolean isObject isLocalDate isIso8601 isTimeZone'.split(' ');
/** Rules of ours for lists, whose texts are tried below. */
const triedBelow = 'isPicture isLineNote cartLines orderedBookings orderedProducts isContent'.split(' ');
/** Rules of ours for shapes that hold no free text. */
const shapes = [
  'isWaitlistOffer',
  'openingWeek',
  'passkeyAssertion',
  'phoneNumber',
  'orderedOpenTickets',
  'orderedGiftCards',
  'returnedLines',
  'receivedLines',
  'isVariantStock',
];
const enough = new Set([...closed, ...triedBelow, ...shapes]);

/** True for a pattern of a whole text that names the characters it takes; what it looks ahead for takes none. */
function namesItsCharacters({ source }: RegExp): boolean {
  const taken = source.replace(/\(\?[=!].*?\)/g, '');
  return /^\^.*\$$/.test(taken) && !/\[\^|\\[sSDWpP]|(?<!\\)\.(?![^[]*\])/.test(taken);
}

/** All but whether a field is looked at: a class may say no more of one that it inherits. */
const saysWhatIsTaken = ({ type }: Rule): boolean => type !== 'conditionalValidation';

const isEnough = ({ name = '', type, constraints }: Rule): boolean =>
  type === 'nestedValidation' || enough.has(name) || (name === 'matches' && namesItsCharacters(constraints[0]));

/** The rules of every class that has some, by `Class.property`. */
async function rulesByProperty(): Promise<Map<string, Rule[]>> {
  const sources = join(__dirname, '..', 'src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.dto.ts'));
  for (const file of files) await import(join(sources, file));
  expect([files.length > 0, Object.keys(contracts).length > 0]).toEqual([true, true]);
  const classes: Map<Class, Rule[]> = Reflect.get(getMetadataStorage(), 'validationMetadatas');
  const all = [...classes].flatMap(([{ name }, rules]) =>
    rules.filter(saysWhatIsTaken).map((rule) => [`${name}.${rule.propertyName}`, rule]),
  );
  const byProperty = new Map<string, Rule[]>();
  for (const [property, rule] of all as [string, Rule][])
    byProperty.set(property, [...(byProperty.get(property) ?? []), rule]);
  return byProperty;
}

describe('every text that a request may bring', () => {
  it('is one line, or is named here as one of several', async () => {
    const byProperty = await rulesByProperty();
    const open = [...byProperty].filter(([, rules]) => !rules.some(isEnough)).map(([property]) => property);
    expect(open.sort()).toEqual([...ofSeveralLines, ...secrets].sort());
  });
});

const signs = ['\n', '\r', '\r\n', '\t', '\u0007', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'];

const complaints = (dto: Class, fields: object): string[] =>
  validateSync(plainToInstance(dto, fields), { skipMissingProperties: true, stopAtFirstError: true }).flatMap(
    ({ constraints }) => Object.values(constraints ?? {}),
  );

const oneLine = contracts.oneLineMessage;
const product = { lineId: 'a', id: 1, type: 'product', name: 'Tee', price: 1, quantity: 1, imageUrl: '/tee.png' };
const email = 'Please enter a valid email';
const lines = 'Please send the cart lines';
const picture = 'Please describe each image in one line of at most 200 characters';
const pieces = 'Please list products by number';

/** A class, what is sent where `~` stands for the place of the sign, and what is said about it. */
const texts: readonly [Class, object, string][] = [
  [contracts.PlaceBookingDto, { customerName: 'Ann~Lee' }, oneLine],
  [contracts.PlaceBookingDto, { customerPhone: '585 555~0100' }, 'Please enter a valid phone number'],
  [contracts.PlaceBookingDto, { customerEmail: '"a~Bcc: x@y.z"@b.com' }, email],
  [contracts.SubscribeDto, { email: '"a~b"@b.com' }, 'Please enter a valid email address'],
  [contracts.ContactMessageDto, { subject: 'Opening~hours' }, oneLine],
  [contracts.RegisterDto, { username: 'ann~lee' }, 'Username must be on one line, without control characters'],
  [contracts.WriteVenueDto, { address: '1~Main Street' }, oneLine],
  [contracts.WriteVenueDto, { directions: [{ title: 'By~car', text: 'Over the bridge' }] }, oneLine],
  [contracts.ArrangeGalleryDto, { pictures: [{ url: '/a.png', alt: 'A~picture' }] }, picture],
  [contracts.MergeCartDto, { lines: [{ ...product, name: 'A~tee' }] }, lines],
  [contracts.MergeCartDto, { lines: [{ ...product, variant: 'Sm~all' }] }, lines],
  [contracts.PlaceOrderDto, { products: [{ productId: 1, quantity: 1, variant: 'Sm~all' }] }, pieces],
  [contracts.WriteContentDto, { blocks: [{ kind: 'heading', text: 'Our~story' }] }, `Block 1: ${oneLine}`],
  [contracts.WriteContentDto, { blocks: [{ kind: 'link', label: 'Our~story', url: '/about' }] }, `Block 1: ${oneLine}`],
];

describe('a text of one line', () => {
  it.each(texts.map(([dto, fields, message]) => ({ dto, fields, message })))(
    'of $dto.name is refused with a control character',
    ({ dto, fields, message }) => {
      const withSign = (sign: string) =>
        JSON.parse(JSON.stringify(fields).replace('~', JSON.stringify(sign).slice(1, -1)));
      for (const sign of signs) expect([sign, complaints(dto, withSign(sign))]).toEqual([sign, [message]]);
      expect(complaints(dto, withSign(' '))).toEqual([]);
    },
  );

  it('may be of any script, with what joins its letters', () => {
    for (const customerName of ['Zoë Ångström', 'علی‌رضا', '👩‍🚀 Ann', '李 明'])
      expect(complaints(contracts.PlaceBookingDto, { customerName })).toEqual([]);
  });
});

describe('a text of several lines', () => {
  it('keeps them', () => {
    expect(complaints(contracts.ContactMessageDto, { message: 'Dear all,\r\n\tare you open on Sunday?' })).toEqual([]);
    const blocks = [{ kind: 'text', text: 'One\n\nTwo' }];
    expect(complaints(contracts.WriteContentDto, { blocks })).toEqual([]);
  });
});
