import { IsString, MaxLength, MinLength } from 'class-validator';
import { Trimmed } from '../rules/trimmed.js';
import { noteLimits } from './note-limits.js';

const missing = { message: 'Please write the note first' };
const tooLong = { message: `A note can have at most ${noteLimits.mostCharacters} characters` };

/** POST /api/admin/bookings/{booking}/notes */
export class WriteNoteDto {
  @MaxLength(noteLimits.mostCharacters, tooLong)
  @MinLength(1, missing)
  @IsString(missing)
  @Trimmed()
  readonly text!: string;
}

/** Its answer, which is kept for whoever sends it again: it does not repeat what may be about a person. */
export interface NoteWrittenView {
  readonly id: string;
  /** ISO instant. */
  readonly writtenAt: string;
}

/** What those who work at the venue should know of a booking. */
export interface BookingNoteView extends NoteWrittenView {
  readonly text: string;
  /** The account that wrote it; null where it was none. */
  readonly whoId: number | null;
  /** Its username as it was; null once the account is gone. */
  readonly who: string | null;
  /** As what it was written: 'admin', 'desk, ops'. */
  readonly role: string;
}
