import { bankOf } from '#domain/placement/bank.ts'

/** British spelling, and nothing that is wrong on the other side of the Atlantic. */
export const ingles = bankOf({
  A1: {
    grammar: [
      { prompt: 'My sister ___ a doctor.', right: 'is', wrong: ['are', 'am', 'be'] },
      { prompt: '___ you like chocolate?', right: 'Do', wrong: ['Does', 'Is', 'Has'] },
    ],
    vocabulary: [
      {
        prompt: "I'm hungry. I want to ___ something.",
        right: 'eat',
        wrong: ['wear', 'open', 'read'],
      },
      {
        prompt: 'Monday, Tuesday, ___, Thursday',
        right: 'Wednesday',
        wrong: ['Friday', 'Sunday', 'Saturday'],
      },
    ],
    reading: [
      {
        text: "Hi! I'm Tom. I'm from Canada, but I live in Italy with my wife. I work in a hotel.",
        prompt: 'Where does Tom live?',
        right: 'In Italy',
        wrong: ['In Canada', 'In a hotel', 'With his parents'],
      },
      {
        text: 'The library opens at 9 a.m. and closes at 6 p.m. from Monday to Friday. On Saturday it closes at 1 p.m. It is closed on Sunday.',
        prompt: 'When can you go to the library at 3 p.m.?',
        right: 'On Tuesday',
        wrong: ['On Saturday', 'On Sunday', 'Every day'],
      },
    ],
    use: [
      {
        prompt: '— How are you?\n— ___',
        right: 'Fine, thanks.',
        wrong: ["I'm Anna.", "I'm twenty.", 'At school.'],
      },
      {
        prompt: '— Thank you for your help!\n— ___',
        right: "You're welcome.",
        wrong: ['Yes, please.', "I'm sorry.", 'How much is it?'],
      },
    ],
  },
  A2: {
    grammar: [
      {
        prompt: 'We ___ to the beach last weekend.',
        right: 'went',
        wrong: ['go', 'have gone', 'going'],
      },
      {
        prompt: 'This bag is ___ than the blue one.',
        right: 'cheaper',
        wrong: ['more cheap', 'cheapest', 'cheap'],
      },
    ],
    vocabulary: [
      {
        prompt: "Can you ___ me some money? I'll give it back tomorrow.",
        right: 'lend',
        wrong: ['borrow', 'owe', 'spend'],
      },
      {
        prompt: 'The bus to the airport was late, so I ___ my flight.',
        right: 'missed',
        wrong: ['lost', 'failed', 'dropped'],
      },
    ],
    reading: [
      {
        text: "Dear Mr Lee,\nI'm sorry, but I can't come to class on Thursday because I have to go to the dentist. Could you please send me the homework?\nThank you, Julia",
        prompt: 'Why is Julia writing?',
        right: 'To say that she will miss a class',
        wrong: [
          'To change the day of a class',
          'To send her homework',
          'To ask for the name of a dentist',
        ],
      },
      {
        text: "Last summer we wanted to camp by the lake, but it rained every day. In the end we stayed at my grandmother's flat in the city. We visited three museums, and I even learned to cook!",
        prompt: 'Where did they stay?',
        right: "At a relative's home",
        wrong: ['In a tent by the lake', 'In a hotel in the city', 'At a museum'],
      },
    ],
    use: [
      {
        prompt: '— Shall we go to the cinema tonight?\n— ___',
        right: 'Good idea! What time?',
        wrong: ['It was very good.', 'Yes, I do.', 'Near the station.'],
      },
      {
        prompt: '(In a shop)\n— Can I help you?\n— ___',
        right: "I'm just looking.",
        wrong: ['Yes, I can.', "You're welcome.", 'Here you are.'],
      },
    ],
  },
  B1: {
    grammar: [
      {
        prompt: 'If it rains tomorrow, we ___ the picnic.',
        right: 'will cancel',
        wrong: ['cancelled', 'have cancelled', 'would have cancelled'],
      },
      {
        prompt: 'I ___ here since 2019, and I still love it.',
        right: 'have worked',
        wrong: ['work', 'am working', 'worked'],
      },
    ],
    vocabulary: [
      {
        prompt: 'The meeting has been put ___ until next week because the manager is ill.',
        right: 'off',
        wrong: ['up', 'on', 'out'],
      },
      {
        prompt: "He's very ___: he always thinks of other people's feelings.",
        right: 'considerate',
        wrong: ['considerable', 'ambitious', 'stubborn'],
      },
    ],
    reading: [
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
      {
        text: 'I bought this backpack for a two-week trip. It is light and has plenty of pockets, and after three days of heavy rain my clothes were still dry. I only wish the straps were softer: by the evening my shoulders hurt.',
        prompt: 'What does the writer dislike about the backpack?',
        right: 'It is uncomfortable to carry.',
        wrong: ['It lets water in.', 'It is too heavy.', 'It has too few pockets.'],
      },
    ],
    use: [
      {
        prompt: '— Would you mind opening the window?\n— ___',
        right: 'Not at all.',
        wrong: ['Neither do I.', "You're welcome.", 'I think so, too.'],
      },
      {
        prompt: "— I didn't get the job.\n— ___",
        right: "Oh, I'm sorry to hear that.",
        wrong: ['Congratulations!', "I'm afraid so.", "That's very kind of you."],
      },
    ],
  },
  B2: {
    grammar: [
      {
        prompt: 'If I ___ about the strike, I would have taken the car.',
        right: 'had known',
        wrong: ['have known', 'would know', 'know'],
      },
      {
        prompt: 'She denied ___ the window.',
        right: 'breaking',
        wrong: ['to break', 'break', 'of breaking'],
      },
    ],
    vocabulary: [
      {
        prompt: 'We need to ___ a decision by Friday.',
        right: 'reach',
        wrong: ['arrive', 'do', 'gain'],
      },
      {
        prompt:
          'The two reports ___ each other: one says that sales rose, the other that they fell.',
        right: 'contradict',
        wrong: ['confirm', 'resemble', 'complement'],
      },
    ],
    reading: [
      {
        text: 'Working from home was supposed to give employees more time. Yet a survey of 2,000 office staff suggests that the hours once lost in traffic are now spent at the desk. Nearly half said that they answered messages after dinner, not because anyone asked them to, but because everyone else seemed to be doing it.',
        prompt: 'Why do many employees work in the evening?',
        right: 'They follow what their colleagues appear to do.',
        wrong: [
          'Their managers expect it of them.',
          'They lose too much time in traffic.',
          'They find it easier to work after dinner.',
        ],
      },
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
    ],
    use: [
      {
        prompt: 'Which is the most polite way to disagree in a meeting?',
        right: "I see your point, but I'm not entirely convinced.",
        wrong: [
          "You're wrong, and the figures show it.",
          'That makes no sense at all, I must say.',
          "I don't care what the figures say.",
        ],
      },
      {
        prompt: "— We've all been working far too much lately.\n— ___",
        right: 'Tell me about it!',
        wrong: ["Don't mention it!", 'Help yourself!', 'Take your time!'],
      },
    ],
  },
  C1: {
    grammar: [
      {
        prompt: 'Not until the results were published ___ how serious the error was.',
        right: 'did anyone realise',
        wrong: ['anyone realised', 'anyone had realised', 'that anyone realised'],
      },
      {
        prompt: '___ for your warning, we would have taken the wrong road.',
        right: 'Had it not been',
        wrong: ['If it not been', 'It had not been', 'Should it not be'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Her argument was so ___ that even her critics were won over.',
        right: 'compelling',
        wrong: ['complacent', 'compulsory', 'contentious'],
      },
      {
        prompt: 'He tends to ___ his achievements: in truth, his colleagues did most of the work.',
        right: 'overstate',
        wrong: ['overcome', 'overlook', 'undertake'],
      },
    ],
    reading: [
      {
        text: "Critics of the novel complain that nothing happens in it. They are right, in the sense in which nothing happens in most lives: meals are eaten, letters go unanswered, a marriage cools by degrees too small to notice. That the reader turns the pages as if it were a thriller is the author's quiet triumph.",
        prompt: "What is the reviewer's attitude to the novel?",
        right: 'Admiring, though little happens in it',
        wrong: [
          'Disappointed, because little happens in it',
          'Impatient with its slow and careful style',
          'Amused by its exaggerated drama',
        ],
      },
      {
        text: 'Economists once assumed that people, given better information, would make better choices. The evidence is less flattering. Told how much energy they use, households cut back for a few weeks and then revert to old habits; told how much their neighbours use, they keep cutting. It is not the facts that move us so much as the company we are in.',
        prompt: 'What does the writer claim?',
        right: 'Comparison with others changes us more than facts do.',
        wrong: [
          'Old habits are stronger than any influence.',
          'Households save energy once they know their own use.',
          'Better information leads to better choices.',
        ],
      },
    ],
    use: [
      {
        prompt: "“I wouldn't put it past him to read our emails.” What does the speaker mean?",
        right: 'I would not be surprised if he did.',
        wrong: [
          'I am certain that he never would.',
          'I am glad that he has stopped.',
          'I have already asked him not to.',
        ],
      },
      {
        prompt: "“I'd take that rumour with a pinch of salt.” What is the advice?",
        right: 'Do not believe it entirely.',
        wrong: [
          'Do not repeat it to anyone.',
          'Find out who started it.',
          'Forget it as soon as possible.',
        ],
      },
    ],
  },
})
