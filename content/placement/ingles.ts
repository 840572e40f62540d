import { bankOf } from '#domain/placement/bank.ts'

/** British spelling, and nothing that is wrong on the other side of the Atlantic. */
export const ingles = bankOf({
  A1: {
    grammar: [
      // A1: third person of 'be'; the others belong to other persons.
      { prompt: 'My sister ___ a doctor.', right: 'is', wrong: ['are', 'am', 'be'] },
      // A1: question with 'do'; 'like' takes neither 'have' nor 'is', and 'you' no 'does'.
      { prompt: '___ you like chocolate?', right: 'Do', wrong: ['Does', 'Have', 'Is'] },
      // A1: object pronoun; 'they' is a subject, 'their' needs a noun, 'him' is one person.
      {
        prompt: 'These are my neighbours. I like ___ very much.',
        right: 'them',
        wrong: ['they', 'their', 'him'],
      },
    ],
    vocabulary: [
      // A1: family; only 'uncle' is a parent's brother.
      {
        prompt: "My mother's brother is my ___.",
        right: 'uncle',
        wrong: ['aunt', 'cousin', 'nephew'],
      },
      // A1: the body and daily routine; nobody brushes eyes, feet or hands every day.
      {
        prompt: 'I brush my ___ every morning.',
        right: 'teeth',
        wrong: ['feet', 'eyes', 'hands'],
      },
      // A1: of the words offered, the answer 'red' fits only 'colour'.
      {
        prompt: "— What ___ is your car?\n— It's red.",
        right: 'colour',
        wrong: ['number', 'size', 'time'],
      },
    ],
    reading: [
      // A1: he lives in Italy; Canada is his origin, the hotel his work.
      {
        text: "Hi! I'm Tom. I'm from Canada, but I live in Italy with my wife. I work in a hotel.",
        prompt: 'Where does Tom live?',
        right: 'In Italy',
        wrong: ['In Canada', 'In a hotel', 'With his parents'],
      },
      // A1: purpose of a simple notice; the dog is theirs and it is gone.
      {
        text: 'Max is our dog. He is small and brown, and he has one white ear. He is not at home, and we are very sad. Do you know where he is? Please call us!',
        prompt: 'What do these people want?',
        right: 'To find their dog',
        wrong: ['To sell their dog', 'To buy a small dog', 'To have a second dog'],
      },
      // A1: times of the day; the others are done in the morning or in the evening.
      {
        text: "Hi, I'm Amir. In the morning I go to school. In the afternoon I help my father in his shop: we sell fruit. In the evening I do my homework, and then I play the guitar.",
        prompt: 'What does Amir do in the afternoon?',
        right: 'He works with his father.',
        wrong: ['He has lessons at school.', 'He does his homework.', 'He plays the guitar.'],
      },
    ],
    use: [
      // A1: 'What do you do?' asks for a job, not for health, origin or the present moment.
      {
        prompt: '— What do you do?\n— ___',
        right: "I'm a nurse.",
        wrong: ["I'm fine, thanks.", "I'm from Peru.", "I'm watching TV."],
      },
      // A1: the fixed reply at a first meeting; the others answer something else.
      {
        prompt: '— Hello, Maria. Nice to meet you.\n— ___',
        right: 'Nice to meet you, too.',
        wrong: ['See you tomorrow, then.', 'Yes, I meet you, too.', "Fine, and what's yours?"],
      },
      // A1: 'how much' asks for the price; the others give time, person and size.
      {
        prompt: '— Excuse me, how much is this T-shirt?\n— ___',
        right: "It's fifteen pounds.",
        wrong: ["It's half past four.", "It's for my sister.", "It's a large one."],
      },
    ],
  },
  A2: {
    grammar: [
      // A2: finished time, so the past simple; 'last weekend' excludes the present perfect.
      {
        prompt: 'We ___ to the beach last weekend.',
        right: 'went',
        wrong: ['go', 'have gone', 'going'],
      },
      // A2: comparative of a short adjective.
      {
        prompt: 'This bag is ___ than the blue one.',
        right: 'cheaper',
        wrong: ['more cheap', 'cheapest', 'cheap'],
      },
      // A2: past continuous for what was under way when the phone rang.
      {
        prompt: 'I ___ dinner when the phone rang.',
        right: 'was cooking',
        wrong: ['am cooking', 'have cooked', 'cook'],
      },
    ],
    vocabulary: [
      // A2: 'lend' against 'borrow'; 'owe' and 'spend' do not fit 'give it back'.
      {
        prompt: "Can you ___ me some money? I'll give it back tomorrow.",
        right: 'lend',
        wrong: ['borrow', 'owe', 'spend'],
      },
      // A2: 'miss', where Portuguese 'perder' suggests 'lose'.
      {
        prompt: 'We got to the cinema late and ___ the start of the film.',
        right: 'missed',
        wrong: ['lost', 'failed', 'dropped'],
      },
      // A2: 'take off' for clothes; 'turn' and 'switch off' are for machines, 'put off' for dates.
      {
        prompt: 'Please ___ off your shoes before you come in.',
        right: 'take',
        wrong: ['put', 'turn', 'switch'],
      },
    ],
    reading: [
      // A2: purpose of a note; she announces loud music herself, so she does not complain.
      {
        text: "Dear neighbours,\nOn Saturday it's my fortieth birthday. About thirty people are coming to my flat, and some of them love singing! We will stop the music at eleven. If it is too loud before that, please ring my bell.\nPaula, flat 2",
        prompt: 'Why is Paula writing?',
        right: 'To tell people about some noise',
        wrong: [
          'To complain about loud music',
          'To find people who can sing',
          'To ask for help with a party',
        ],
      },
      // A2: the grandmother is the relative; nobody stayed in the tent or the museum.
      {
        text: "Last summer we wanted to camp by the lake, but it rained every day. In the end we stayed at my grandmother's flat in the city. We visited three museums, and I even learned to cook!",
        prompt: 'Where did they stay?',
        right: "At a relative's home",
        wrong: ['In a tent by the lake', 'In a hotel in the city', 'At a museum'],
      },
      // A2: only the shower is for everybody; the adult is a rule for small children.
      {
        text: 'Children under eight must swim with an adult. Please have a shower before you go into the water. You may eat and drink in the café, but not next to the pool. Swimming caps can be bought at the desk.',
        prompt: 'What must everybody do?',
        right: 'Wash before they swim',
        wrong: ['Swim with an adult', 'Buy a swimming cap', 'Eat before they swim'],
      },
    ],
    use: [
      // A2: answer to a suggestion; the others speak of the past or of habits.
      {
        prompt: '— Shall we have lunch together on Friday?\n— ___',
        right: 'Good idea. What time?',
        wrong: ['Yes, it was delicious.', 'No, I had fish.', 'Yes, I usually do.'],
      },
      // A2: telephone; the caller wants Sandra, not facts about her.
      {
        prompt: '(On the phone)\n— Can I speak to Sandra, please?\n— ___',
        right: "I'm afraid she's not in.",
        wrong: ["No, she doesn't speak.", 'Yes, she has a phone.', "No, I can't speak to her."],
      },
      // A2: an offer with 'would' is accepted with 'please', not with an echo of the verb.
      {
        prompt: '— Would you like some more cake?\n— ___',
        right: 'Yes, please. Just a little.',
        wrong: [
          'Yes, I do. Just a little.',
          'Yes, I am. Just a little.',
          'Yes, I like. Just a little.',
        ],
      },
    ],
  },
  B1: {
    grammar: [
      // B1: second conditional; no 'would' in the if-clause, no present before 'would get'.
      {
        prompt: 'If we ___ in a bigger flat, I would get a dog.',
        right: 'lived',
        wrong: ['live', 'would live', 'have lived'],
      },
      // B1: 'since' with a state that lasts takes the present perfect.
      {
        prompt: 'I ___ here since 2019, and I still love it.',
        right: 'have worked',
        wrong: ['work', 'am working', 'worked'],
      },
      // B1: an indirect question keeps the order of a statement.
      {
        prompt: 'Could you tell me what time ___?',
        right: 'the train leaves',
        wrong: ['does the train leave', 'leaves the train', 'is the train leaving'],
      },
    ],
    vocabulary: [
      // B1: 'run out of'; no other particle goes with 'of' and milk.
      {
        prompt: "We've run ___ of milk, so I'm going to the shop.",
        right: 'out',
        wrong: ['off', 'away', 'down'],
      },
      // B1: 'attend' an event; 'assist' is the false friend, 'participate' would need 'in'.
      {
        prompt: 'About two hundred people ___ the meeting last night.',
        right: 'attended',
        wrong: ['assisted', 'visited', 'participated'],
      },
      // B1: 'pretend' is a false friend; 'intend' is what Portuguese 'pretender' means.
      {
        prompt: "He wasn't really asleep: he was only ___ to be.",
        right: 'pretending',
        wrong: ['intending', 'attending', 'expecting'],
      },
    ],
    reading: [
      // B1: 'the problem is not the audience but the noise'.
      {
        text: 'When our town closed its last cinema, a group of neighbours decided to show films in the park. They expected fifty people at the first show; more than four hundred came. Now the problem is not the audience but the noise, and the council wants the films to end before ten.',
        prompt: 'What is the difficulty now?',
        right: 'The film nights are too loud.',
        wrong: [
          'Too few people come to the park.',
          'The films end too early.',
          'The council has closed the park.',
        ],
      },
      // B1: 'wish' and hurting shoulders say uncomfortable; the rest is praised.
      {
        text: 'I bought this backpack for a two-week trip. It is light and has plenty of pockets, and after three days of heavy rain my clothes were still dry. I only wish the straps were softer: by the evening my shoulders hurt.',
        prompt: 'What does the writer dislike about the backpack?',
        right: 'It is uncomfortable to carry.',
        wrong: ['It lets water in.', 'It is too heavy.', 'It has too few pockets.'],
      },
      // B1: 'embarrassed' (false friend) is paraphrased; the pride is the children's, today.
      {
        text: 'My grandfather never threw anything away. When the radio broke, he repaired it with parts of an old one; when that was no longer possible, he made a shelf out of the wood. At the time I was embarrassed to bring friends home. My children, however, admire him: they say that he was recycling before anybody else.',
        prompt: "As a child, how did the writer feel about the grandfather's habit?",
        right: 'Ashamed in front of friends',
        wrong: [
          'Proud of such clever ideas',
          'Keen to repair things, too',
          'Sorry about the old radio',
        ],
      },
    ],
    use: [
      // B1: agreement to 'Would you mind' is a negative; the others answer thanks or opinions.
      {
        prompt: '— Would you mind moving your bag?\n— ___',
        right: 'Not at all.',
        wrong: ['Neither do I.', "You're welcome.", 'I think so, too.'],
      },
      // B1: 'neither' with the auxiliary of what was said, 'have'.
      {
        prompt: "— I haven't tried the new café yet.\n— ___",
        right: 'Neither have I.',
        wrong: ['Neither do I.', 'So have I.', "I haven't too."],
      },
      // B1: an apology is met with 'never mind'; two others answer thanks, one a request.
      {
        prompt: "— I'm so sorry, I've broken your cup!\n— ___",
        right: 'Never mind. It was an old one.',
        wrong: [
          "You're welcome. It was an old one.",
          'My pleasure. It was an old one.',
          'Go ahead. It was an old one.',
        ],
      },
    ],
  },
  B2: {
    grammar: [
      // B2: third conditional; standard English has no 'would' in the if-clause.
      {
        prompt: 'If I ___ about the strike, I would have taken the car.',
        right: 'had known',
        wrong: ['have known', 'would have known', 'would know'],
      },
      // B2: 'deny' takes the -ing form without a preposition.
      {
        prompt: 'She denied ___ the window.',
        right: 'breaking',
        wrong: ['to break', 'break', 'of breaking'],
      },
      // B2: passive -ing form after 'hate'; she gets the orders, she does not give them.
      {
        prompt: "Don't give her orders: she hates ___ what to do.",
        right: 'being told',
        wrong: ['telling', 'to tell', 'be told'],
      },
    ],
    vocabulary: [
      // B2: collocation; 'arrive' would need 'at', and nobody does or gains a decision.
      {
        prompt: 'We need to ___ a decision by Friday.',
        right: 'reach',
        wrong: ['arrive', 'do', 'gain'],
      },
      // B2: collocation 'vary widely'; the others strengthen other words.
      {
        prompt: 'Prices for the same camera vary ___ from one shop to another.',
        right: 'widely',
        wrong: ['highly', 'deeply', 'fully'],
      },
      // B2: 'considerable' means large; 'sensible' is the false friend and means reasonable.
      {
        prompt: "He's very ___: he always thinks of other people's feelings.",
        right: 'considerate',
        wrong: ['considerable', 'sensible', 'reliable'],
      },
    ],
    reading: [
      // B2: 'not because anyone asked them to, but because everyone else seemed to be doing it'.
      {
        text: 'Working from home was supposed to give employees more time. Yet a survey of 2,000 office staff suggests that the hours once lost in traffic are now spent at the desk. Nearly half said that they answered messages after dinner, not because anyone asked them to, but because everyone else seemed to be doing it.',
        prompt: 'Why do many employees work in the evening?',
        right: 'They follow what their colleagues appear to do.',
        wrong: [
          'Their managers have told them to answer messages.',
          'They lose too much time in traffic.',
          'They find it easier to work after dinner.',
        ],
      },
      // B2: 'what few had foreseen' is the extra income; the decision itself was praised.
      {
        text: 'The museum was widely praised when it abolished entrance fees, and visitor numbers doubled within a year. What few had foreseen was that the shop and the café would more than make up for the lost tickets, so that the museum now earns more than before.',
        prompt: 'What was unexpected?',
        right: "The rise in the museum's income",
        wrong: [
          'The criticism of the decision',
          'The loss of money in the shop',
          'The return of entrance fees',
        ],
      },
      // B2: 'hurts all the more' must be inferred to mean worse; the patients were grateful for it.
      {
        text: 'For years, doctors told patients with back pain to rest in bed. It seemed sensible, and patients were grateful for the excuse. The trouble is that muscles weaken with surprising speed, and a back without muscles hurts all the more. Today the advice is to keep moving, even at the price of some discomfort. Not everybody welcomes it, but those who follow it tend to recover sooner.',
        prompt: 'What does the writer suggest about the old advice?',
        right: 'It did more harm than good.',
        wrong: [
          'It was disliked by most of the patients.',
          'It worked for patients with strong backs.',
          'It was given by doctors who knew better.',
        ],
      },
    ],
    use: [
      // B2: all four sound negative, but 'couldn't agree more' and the others agree.
      {
        prompt: 'A colleague wants to double the price. Which answer disagrees politely?',
        right: "I'm not sure I'd go quite that far.",
        wrong: [
          "I couldn't agree with you more.",
          "I don't see why we shouldn't.",
          "I can't think of any objection to that.",
        ],
      },
      // B2: 'Tell me about it!' agrees from experience; the others answer thanks or requests.
      {
        prompt: "— We've all been working far too much lately.\n— ___",
        right: 'Tell me about it!',
        wrong: ["Don't mention it!", 'Help yourself!', 'Take your time!'],
      },
      // B2: 'could do with' means need; a learner below takes it for ability or for 'do without'.
      {
        prompt: '“I could do with a holiday.” What does the speaker mean?',
        right: 'I feel that I need one.',
        wrong: [
          'I can manage without one.',
          'I have enough money for one.',
          'I am allowed to take one.',
        ],
      },
    ],
  },
  C1: {
    grammar: [
      // C1: inversion after 'not until'; the others keep the order of a statement.
      {
        prompt: 'Not until the results were published ___ how serious the error was.',
        right: 'did anyone realise',
        wrong: ['anyone realised', 'anyone had realised', 'that anyone realised'],
      },
      // C1: inverted conditional 'had it not been for'; the others lack 'been', 'it' or the past.
      {
        prompt: '___ for your warning, we would have taken the wrong road.',
        right: 'Had it not been',
        wrong: ['Had there not been', 'If it had not', 'Should it not be'],
      },
      // C1: perfect infinitive after a passive of reporting; the act came before 'broke'.
      {
        prompt: 'The minister is understood ___ hours before the scandal broke.',
        right: 'to have resigned',
        wrong: ['to resign', 'having resigned', 'that he resigned'],
      },
    ],
    vocabulary: [
      // C1: only 'compelling' wins critics over; the others are reluctant, careless and discouraging.
      {
        prompt: 'Her argument was so ___ that even her critics were won over.',
        right: 'compelling',
        wrong: ['grudging', 'sloppy', 'daunting'],
      },
      // C1: 'play up' exaggerates; the second half excludes 'play down', its opposite.
      {
        prompt:
          'He likes to play ___ his part in the rescue; in truth, his colleagues did most of the work.',
        right: 'up',
        wrong: ['down', 'off', 'along'],
      },
      // C1: weak evidence is 'flimsy'; the others describe people, movements or days.
      {
        prompt:
          'The case against her is ___: one witness who keeps changing his story and a blurred photograph.',
        right: 'flimsy',
        wrong: ['clumsy', 'hasty', 'dreary'],
      },
    ],
    reading: [
      // C1: concession and 'quiet triumph'; the criticism is quoted only to be turned round.
      {
        text: "Critics of the novel complain that nothing happens in it. They are right, in the sense in which nothing happens in most lives: meals are eaten, letters go unanswered, a marriage cools by degrees too small to notice. That the reader turns the pages as if the book were a thriller is the author's quiet triumph.",
        prompt: "What is the reviewer's attitude to the novel?",
        right: 'Admiring, though little happens in it',
        wrong: [
          'Disappointed, because little happens in it',
          'Impatient with its slow and careful style',
          'Amused by its exaggerated drama',
        ],
      },
      // C1: the last sentence sums up; two options are the views that the text refutes.
      {
        text: 'Economists once assumed that people, given better information, would make better choices. The evidence is less flattering. Told how much energy they use, households cut back for a few weeks and then revert to old habits; told how much their neighbours use, they keep cutting. It is not the facts that move us so much as the company we are in.',
        prompt: 'What does the writer claim?',
        right: 'Comparison with others changes us more than facts do.',
        wrong: [
          'Old habits are stronger than any influence.',
          'Households go on saving once they know their own use.',
          'Better information leads to better choices.',
        ],
      },
      // C1: irony throughout; people slept, and the play is left out as if it were a detail.
      {
        text: 'The restored theatre offers every comfort that money can buy: a foyer so splendid that it seems a pity to leave it, and seats in which one could sleep, as, by the third act, a good many did. One had come, it is true, to see a play. But it would be ungrateful to dwell on so small a part of the evening.',
        prompt: 'What does the writer imply?',
        right: 'The performance was hardly worth seeing.',
        wrong: [
          'The performance took up too little time.',
          'The building deserved a better restoration.',
          'The public ought to show more gratitude.',
        ],
      },
    ],
    use: [
      // C1: 'not put it past someone' is opaque from its parts.
      {
        prompt: "“I wouldn't put it past him to read our emails.” What does the speaker mean?",
        right: 'I would not be surprised if he did.',
        wrong: [
          'I am certain that he never would.',
          'I am glad that he has stopped.',
          'I have already asked him not to.',
        ],
      },
      // C1: idiom; the salt gives no hint of doubt, and the others are advice on rumours, too.
      {
        prompt: "“I'd take that rumour with a pinch of salt.” What is the advice?",
        right: 'Do not believe it entirely.',
        wrong: [
          'Do not repeat it to anyone.',
          'Find out who started it.',
          'Forget it as soon as possible.',
        ],
      },
      // C1: irony; 'a fine one to talk' means that he has no right to talk. Read literally, it is praise.
      {
        prompt: '“He’s a fine one to talk about punctuality.” What does the speaker mean?',
        right: 'He is often late himself.',
        wrong: [
          'He speaks well on the subject.',
          'He always arrives on time.',
          'He never stops talking about it.',
        ],
      },
    ],
  },
})
