import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/persons.js';
import { AnswerPersonDto, FindPersonDto } from '../person.dto.js';
import { type PersonDataView, type PersonErasedView, type PersonFoundView } from '../person-views.js';

export const personsRoutes = routeGroup('Persons', {
  erasePerson: route('DELETE /api/admin/persons', {
    summary: 'Erase all that is kept of a person',
    access: ['admin'],
    freshSignIn: true,
    body: AnswerPersonDto,
    answer: ok<PersonErasedView>(
      'Account, name, e-mail, phone and messages are gone for good; bookings, seats and money stay.',
    ),
    refuses: ['USER_NOT_FOUND', 'ONLY_ADMIN', 'ERASURE_UNFINISHED', 'LAST_ADMIN'],
    example: { body: examples.answerPerson, answer: examples.personErased },
  }),
  findPerson: route('GET /api/admin/persons', {
    summary: 'Find all that is kept of a person',
    access: ['admin'],
    query: FindPersonDto,
    answer: ok<PersonFoundView>(
      'What is kept of a person in every room, an entry each; accounts that are deactivated, too.',
    ),
    caching: 'no-store',
    refuses: ['PERSON_UNREADABLE'],
    example: { query: { search: 'maya@example.com' }, answer: examples.personFound },
  }),
  tellPerson: route('POST /api/admin/persons/export', {
    summary: 'Export all that is kept of a person',
    access: ['admin'],
    freshSignIn: true,
    body: AnswerPersonDto,
    answer: ok<PersonDataView>('All that is kept of a person, with the reasons; that it was asked for is on record.'),
    caching: 'no-store',
    refuses: ['USER_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { body: examples.answerPerson, answer: examples.everythingKept },
  }),
});
