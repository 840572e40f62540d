import { bankOf } from '#domain/placement/bank.ts'

/** Spanish as it is understood from Madrid to Montevideo. */
export const espanhol = bankOf({
  A1: {
    grammar: [
      { prompt: 'Yo ___ estudiante.', right: 'soy', wrong: ['estoy', 'es', 'eres'] },
      { prompt: 'A mí me ___ los gatos.', right: 'gustan', wrong: ['gusta', 'gusto', 'gustas'] },
    ],
    vocabulary: [
      {
        prompt: 'Tengo sed. Quiero un vaso de ___.',
        right: 'agua',
        wrong: ['pan', 'arroz', 'queso'],
      },
      {
        prompt: 'Hoy es lunes; mañana es ___.',
        right: 'martes',
        wrong: ['jueves', 'domingo', 'viernes'],
      },
    ],
    reading: [
      {
        text: 'Hola, soy Lucía. Tengo veinte años y vivo en Lima con mi hermana. Trabajo en una panadería y los sábados juego al tenis.',
        prompt: '¿Dónde trabaja Lucía?',
        right: 'En una panadería',
        wrong: ['En una escuela', 'En un club de tenis', 'En casa de su hermana'],
      },
      {
        text: 'Farmacia del Centro. Abierta de lunes a viernes, de 9 a 20 horas. Sábados, de 9 a 14 horas. Domingos, cerrada.',
        prompt: '¿Cuándo se puede comprar a las cinco de la tarde?',
        right: 'El miércoles',
        wrong: ['El sábado', 'El domingo', 'Todos los días'],
      },
    ],
    use: [
      {
        prompt: '—¿Cómo te llamas?\n—___',
        right: 'Me llamo Carlos.',
        wrong: ['Tengo diez años.', 'Estoy bien, gracias.', 'Soy de Chile.'],
      },
      {
        prompt: '—¡Muchas gracias!\n—___',
        right: 'De nada.',
        wrong: ['¡Salud!', 'Lo siento.', '¿Qué hora es?'],
      },
    ],
  },
  A2: {
    grammar: [
      {
        prompt: 'El año pasado ___ a México con mis padres.',
        right: 'viajé',
        wrong: ['viajo', 'viajaré', 'viaje'],
      },
      {
        prompt: 'Este libro es ___ interesante que la película.',
        right: 'más',
        wrong: ['muy', 'mucho', 'mejor'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Los ingredientes de la ensalada son tomates, cebolla y ___.',
        right: 'lechuga',
        wrong: ['cuchara', 'nevera', 'servilleta'],
      },
      {
        prompt: 'Perdí el autobús y llegué ___ a la reunión.',
        right: 'tarde',
        wrong: ['temprano', 'cerca', 'lejos'],
      },
    ],
    reading: [
      {
        text: 'Hola, Marta:\nNo puedo ir a tu cumpleaños el sábado porque trabajo hasta las diez de la noche. ¿Comemos juntas el domingo? Yo invito.\nUn abrazo, Elena',
        prompt: '¿Qué propone Elena?',
        right: 'Verse otro día',
        wrong: [
          'Llegar tarde a la fiesta',
          'Celebrar el cumpleaños en su casa',
          'Salir antes del trabajo',
        ],
      },
      {
        text: 'El hotel es pequeño y tranquilo, a diez minutos de la playa a pie. El desayuno está incluido, pero no hay restaurante: para cenar, hay que ir al pueblo.',
        prompt: '¿Qué no tiene el hotel?',
        right: 'Un restaurante',
        wrong: ['Desayuno', 'Tranquilidad', 'Una playa cerca'],
      },
    ],
    use: [
      {
        prompt: '(En una tienda)\n—¿Puedo ayudarle?\n—___',
        right: 'Sí, busco una camisa.',
        wrong: ['Sí, puedo ayudarle.', 'De nada.', 'Igualmente.'],
      },
      {
        prompt: '—¿Quieres ir al cine esta noche?\n—___',
        right: 'Lo siento, hoy no puedo.',
        wrong: ['Sí, me gustó mucho.', 'Está en el centro.', 'Son las ocho y media.'],
      },
    ],
  },
  B1: {
    grammar: [
      {
        prompt: 'Espero que mañana ___ sol.',
        right: 'haga',
        wrong: ['hace', 'hizo', 'hacer'],
      },
      {
        prompt: 'Cuando era niño, siempre ___ en el parque con mis amigos.',
        right: 'jugaba',
        wrong: ['juego', 'jugaré', 'juegue'],
      },
    ],
    vocabulary: [
      {
        prompt: 'La reunión se ___ hasta la semana que viene porque el director está enfermo.',
        right: 'aplazó',
        wrong: ['aplastó', 'apagó', 'apretó'],
      },
      {
        prompt: 'Es una persona muy ___: nunca cambia de opinión, aunque no tenga razón.',
        right: 'terca',
        wrong: ['sincera', 'tímida', 'graciosa'],
      },
    ],
    reading: [
      {
        text: 'Cuando la biblioteca del barrio anunció su cierre por falta de lectores, varios vecinos empezaron a organizar talleres en ella. Hoy las salas están llenas y el ayuntamiento ha decidido ampliar el horario.',
        prompt: '¿Qué pasó con la biblioteca?',
        right: 'Sigue abierta gracias a los vecinos.',
        wrong: [
          'Se cerró por falta de lectores.',
          'Se trasladó a otro barrio.',
          'Abre ahora menos horas al día.',
        ],
      },
      {
        text: 'Compré estos zapatos para caminar por la montaña. Son resistentes y no dejan pasar el agua, pero me quedan un poco estrechos, aunque pedí mi número de siempre. Los recomiendo, pero con un número más.',
        prompt: '¿Qué aconseja el autor?',
        right: 'Elegir unos zapatos más grandes',
        wrong: [
          'No usar los zapatos cuando llueve',
          'Comprar unos zapatos más fuertes',
          'Pedir el número de siempre',
        ],
      },
    ],
    use: [
      {
        prompt: '—Al final no conseguí el trabajo.\n—___',
        right: '¡Qué pena! Lo siento mucho.',
        wrong: ['¡Felicidades! Me alegro.', '¡Buen provecho!', 'Con mucho gusto.'],
      },
      {
        prompt: '—¿Le molesta si abro la ventana?\n—___',
        right: 'No, en absoluto.',
        wrong: ['Mucho gusto.', 'Igualmente, gracias.', 'Yo tampoco.'],
      },
    ],
  },
  B2: {
    grammar: [
      {
        prompt: 'Si lo ___ antes, te habría llamado.',
        right: 'hubiera sabido',
        wrong: ['he sabido', 'haya sabido', 'sabré'],
      },
      {
        prompt: 'Ayer me pidió que le ___ el informe.',
        right: 'enviara',
        wrong: ['enviaba', 'enviaría', 'envío'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Las entradas del concierto se ___ en una hora y mucha gente se quedó fuera.',
        right: 'agotaron',
        wrong: ['ahogaron', 'ahorraron', 'arreglaron'],
      },
      {
        prompt: 'Tras una larga negociación, por fin ___ un acuerdo.',
        right: 'alcanzaron',
        wrong: ['llegaron', 'quedaron', 'acertaron'],
      },
    ],
    reading: [
      {
        text: 'El pueblo ofreció casas gratis a quienes quisieran mudarse allí. Llegaron cientos de solicitudes, pero pocas familias se quedaron: habían encontrado vivienda, no trabajo. Ahora el alcalde, en vez de regalar casas, ayuda a abrir pequeñas empresas.',
        prompt: '¿Por qué fracasó la primera idea?',
        right: 'Porque faltaba empleo en el pueblo',
        wrong: [
          'Porque casi nadie quería mudarse',
          'Porque las casas eran demasiado caras',
          'Porque el alcalde no cumplió su promesa',
        ],
      },
      {
        text: 'Muchos padres creen que los videojuegos aíslan a sus hijos. Un estudio con tres mil adolescentes matiza esa idea: quienes juegan en línea con amigos se sienten más acompañados que la media, mientras que quienes pasan muchas horas jugando solos suelen sentirse peor.',
        prompt: '¿Qué conclusión se desprende del estudio?',
        right: 'El efecto depende de cómo se juega.',
        wrong: [
          'Los videojuegos aíslan a los adolescentes.',
          'Jugar en línea es peor que jugar solo.',
          'Los padres conocen bien a sus hijos.',
        ],
      },
    ],
    use: [
      {
        prompt: '¿Cuál es la forma más cortés de mostrar desacuerdo en una reunión?',
        right: 'Entiendo lo que dice, pero no lo veo del todo así.',
        wrong: [
          'Lo que dice no tiene ni pies ni cabeza.',
          'Está equivocado, y los números lo demuestran.',
          'A mí esos números no me importan nada.',
        ],
      },
      {
        prompt: '«Últimamente no doy abasto en la oficina». ¿Qué quiere decir?',
        right: 'Que tiene demasiado trabajo',
        wrong: ['Que se ha quedado sin trabajo', 'Que gana muy poco', 'Que no soporta a su jefe'],
      },
    ],
  },
  C1: {
    grammar: [
      {
        prompt: 'No pienso perdonarlo, así me lo ___ de rodillas.',
        right: 'pida',
        wrong: ['pide', 'pedirá', 'pediría'],
      },
      {
        prompt: 'De ___ enterado a tiempo, habríamos cancelado el viaje.',
        right: 'habernos',
        wrong: ['haberse', 'habiéndonos', 'hubiéramos'],
      },
    ],
    vocabulary: [
      {
        prompt:
          'El discurso resultó tan ___ que, a los diez minutos, ya nadie lograba seguir el hilo.',
        right: 'farragoso',
        wrong: ['elocuente', 'ameno', 'certero'],
      },
      {
        prompt: 'El director hizo caso ___ de las advertencias y el proyecto fracasó.',
        right: 'omiso',
        wrong: ['nulo', 'ciego', 'sordo'],
      },
    ],
    reading: [
      {
        text: 'El progreso, nos dicen, no se detiene. Lo curioso es que quienes con más fervor lo proclaman suelen ser los mismos que lo venden. No niego sus ventajas —escribo estas líneas en una pantalla—; me limito a señalar que rara vez se nos pregunta hacia dónde progresamos.',
        prompt: '¿Qué critica el autor?',
        right: 'Que no se debata el rumbo del progreso',
        wrong: [
          'Que el progreso no ofrezca ninguna ventaja',
          'Que el progreso avance tan despacio',
          'Que ya casi nadie escriba a mano',
        ],
      },
      {
        text: 'Durante décadas, restaurar un cuadro significó devolverle el aspecto que se suponía original. Hoy prima otro criterio: intervenir lo menos posible y de modo que se note. La parte perdida ya no se disimula; se cubre con un rayado que de cerca se delata y de lejos se funde con el conjunto.',
        prompt: '¿Qué caracteriza la restauración actual, según el texto?',
        right: 'Lo añadido puede distinguirse de lo original.',
        wrong: [
          'El cuadro recupera su aspecto original.',
          'Las partes perdidas se disimulan del todo.',
          'Se evita cualquier tipo de intervención.',
        ],
      },
    ],
    use: [
      {
        prompt: '¿Qué frase es adecuada en una carta formal de reclamación?',
        right: 'Les agradecería que atendieran mi solicitud a la mayor brevedad.',
        wrong: [
          'A ver si atienden mi solicitud de una buena vez.',
          'Espero que se pongan las pilas con mi solicitud.',
          'Mi solicitud lleva semanas ahí tirada, así que muévanse.',
        ],
      },
      {
        prompt: '«Mi hermano siempre se sale con la suya». ¿Qué quiere decir?',
        right: 'Que consigue lo que se propone',
        wrong: [
          'Que se marcha sin despedirse',
          'Que no comparte lo que tiene',
          'Que gasta más de lo que gana',
        ],
      },
    ],
  },
})
